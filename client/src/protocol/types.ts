// Generated from schema.json by `make protocol`. Do not edit.

export type Command =
  | Sit
  | Stand
  | Ready
  | ShowNumber
  | SetUp
  | AddBot
  | Remove
  | RemoveSpectator
  | Start
  | Act
  | Chat
  | Mute
  | Pause
  | Resume
  | HandOver
  | HandBack
  | GoOn
  | AskHint
  | Rematch
export type AnyOptions =
  | BluffPirateOptions
  | DontBluffOptions
  | LieOptions
  | MillionairesOptions
  | MillionsOfDollarsOptions
export type AnyAction =
  BluffPirateAction | DontBluffAction | LieAction | MillionairesAction | MillionsOfDollarsAction
export type BluffPirateAction =
  | BluffPirateDraw
  | BluffPirateBoard
  | BluffPirateLay
  | BluffPirateDiscard
  | BluffPirateKeep
  | BluffPirateVote
  | BluffPiratePickVoter
export type DontBluffAction =
  | DontBluffRoll
  | DontBluffChooseTarget
  | DontBluffOffer
  | DontBluffAdd
  | DontBluffTake
  | DontBluffOpen
  | DontBluffPay
export type LieAction = LieTurn | LieDirect | LieBid | LieCall
export type MillionairesAction =
  MillionairesReveal | MillionairesBid | MillionairesPass | MillionairesDiscard
export type MillionsOfDollarsAction =
  | MillionsOfDollarsChoose
  | MillionsOfDollarsWithdraw
  | MillionsOfDollarsOffer
  | MillionsOfDollarsAsk
  | MillionsOfDollarsAccept
  | MillionsOfDollarsRefuse
  | MillionsOfDollarsTakeBack
  | MillionsOfDollarsClaim
  | MillionsOfDollarsThreaten
  | MillionsOfDollarsCallTime
  | MillionsOfDollarsReady
  | MillionsOfDollarsName
export type Frame = Snapshot | Update | Refused | Accepted | HintFrame | Announcement | Pong
export type GameName =
  'bluff_pirate' | 'dont_bluff' | 'lie' | 'millionaires' | 'millions_of_dollars'
export type AnyView =
  BluffPirateView | DontBluffView | LieView | MillionairesView | MillionsOfDollarsView
export type AnyLegal = AnyForm | AnyAction
export type AnyForm =
  BluffPirateForm | DontBluffForm | LieForm | MillionairesForm | MillionsOfDollarsForm
export type BluffPirateForm = BluffPirateLaySet | BluffPirateDiscardCard
export type DontBluffForm = DontBluffOfferLot | DontBluffAddLot
export type LieForm = LieTurnCards | LieBidHigher
export type MillionairesForm = MillionairesBidCards
export type MillionsOfDollarsForm =
  | MillionsOfDollarsClaimRole
  | MillionsOfDollarsThreatenCharacter
  | MillionsOfDollarsOfferMoney
  | MillionsOfDollarsAskMoney
  | MillionsOfDollarsAcceptOffer
  | MillionsOfDollarsRefuseOffer
  | MillionsOfDollarsTakeBackOffer
export type AnyEvent =
  BluffPirateEvent | DontBluffEvent | LieEvent | MillionairesEvent | MillionsOfDollarsEvent
export type BluffPirateEvent =
  | BluffPirateTreasureHidden
  | BluffPirateShuffled
  | BluffPirateDealt
  | BluffPirateDrawChosen
  | BluffPirateDrawn
  | BluffPirateBoarded
  | BluffPirateRobbed
  | BluffPirateLaid
  | BluffPirateDiscarded
  | BluffPirateKept
  | BluffPirateTooFewToLay
  | BluffPirateVoted
  | BluffPirateVoterPicked
  | BluffPirateRevealed
  | BluffPirateSailed
  | BluffPirateSentBack
  | BluffPirateIslandOpened
  | StarterDrawn
  | StarterNamed
  | Ended
export type DontBluffEvent =
  | DontBluffBankShuffled
  | DontBluffRolled
  | DontBluffColourRolled
  | DontBluffTargetChosen
  | DontBluffPaired
  | DontBluffEmptyHanded
  | DontBluffOffered
  | DontBluffAdded
  | DontBluffAccepted
  | DontBluffOpened
  | DontBluffDieRolled
  | DontBluffReceived
  | DontBluffTakenBack
  | DontBluffPaymentChosen
  | DontBluffPaid
  | DontBluffBankCardTaken
  | DontBluffGunPassed
  | DontBluffHandsShown
  | StarterDrawn
  | StarterNamed
  | Ended
export type LieEvent =
  | LieDealt
  | LieTurned
  | LieDirected
  | LieBidPlaced
  | LieCalled
  | LieShown
  | LieEliminated
  | LieTieBreak
  | StarterDrawn
  | StarterNamed
  | Ended
export type MillionairesEvent =
  | MillionairesShuffled
  | MillionairesRevealed
  | MillionairesBidPlaced
  | MillionairesPassed
  | MillionairesPricedOut
  | MillionairesTileTaken
  | MillionairesDiscarded
  | MillionairesStolen
  | MillionairesScored
  | StarterDrawn
  | StarterNamed
  | Ended
export type MillionsOfDollarsEvent =
  | MillionsOfDollarsRolesLaidOpen
  | MillionsOfDollarsLootRevealed
  | MillionsOfDollarsChosen
  | MillionsOfDollarsStakesPlaced
  | MillionsOfDollarsRolesShown
  | MillionsOfDollarsWithdrew
  | MillionsOfDollarsOfferMade
  | MillionsOfDollarsPriceNamed
  | MillionsOfDollarsAccepted
  | MillionsOfDollarsRefused
  | MillionsOfDollarsTookBack
  | MillionsOfDollarsLeft
  | MillionsOfDollarsClaimed
  | MillionsOfDollarsLooked
  | MillionsOfDollarsTimeCalled
  | MillionsOfDollarsSaidReady
  | MillionsOfDollarsHeistBegun
  | MillionsOfDollarsRevealed
  | MillionsOfDollarsNamed
  | MillionsOfDollarsOnlyRoleNamed
  | MillionsOfDollarsNobodyLeft
  | MillionsOfDollarsSnitchAlone
  | MillionsOfDollarsLootSplit
  | MillionsOfDollarsDriverPaid
  | MillionsOfDollarsPocketPicked
  | MillionsOfDollarsIconPaid
  | StarterDrawn
  | StarterNamed
  | Ended
export type AnyChanges =
  | BluffPirateChanges
  | DontBluffChanges
  | LieChanges
  | MillionairesChanges
  | MillionsOfDollarsChanges
export type AnyGrowth =
  BluffPirateGrowth | DontBluffGrowth | LieGrowth | MillionairesGrowth | MillionsOfDollarsGrowth
export type Request =
  | ComeIn
  | Rename
  | DeleteAccount
  | Claim
  | OpenATable
  | OpenARecord
  | ReviewARecord
  | Answering
  | DeskToken
  | CloseTable
  | AddBan
  | Announce
export type Answer =
  | Me
  | Link
  | Device
  | GameInfo
  | Declarations
  | BoardDeclaration
  | OpenTable
  | Opened
  | Invitation
  | Spectator
  | Spectators
  | TableShown
  | Replay
  | Truth
  | ReviewPage
  | ReviewProgress
  | PuzzleShelf
  | PuzzleShown
  | PuzzleSolved
  | Mine
  | Figures
  | YourPage
  | Export
  | DeskOverview
  | DeskPerson
  | HouseFigures
  | Announced
  | Problem

/**
 * Everything that goes over the wire between a house and its clients.
 */
export interface Protocol {
  /**
   * The protocol's number.
   */
  version: 2
  command: Command
  frame: Frame
  lobby: Listed
  request: Request
  answer: Answer
  /**
   * By pace, the factor for how long bots and scenes take.
   */
  paces: {
    slow: 1.6
    normal: 1
    fast: 0.45
    instant: 0
  }
  games: {
    bluff_pirate: {
      options: BluffPirateOptions
      view: BluffPirateView
      changes: BluffPirateChanges
      growth: BluffPirateGrowth
      action: BluffPirateAction
      form: BluffPirateForm
      event: BluffPirateEvent
    }
    dont_bluff: {
      options: DontBluffOptions
      view: DontBluffView
      changes: DontBluffChanges
      growth: DontBluffGrowth
      action: DontBluffAction
      form: DontBluffForm
      event: DontBluffEvent
    }
    lie: {
      options: LieOptions
      view: LieView
      changes: LieChanges
      growth: LieGrowth
      action: LieAction
      form: LieForm
      event: LieEvent
    }
    millionaires: {
      options: MillionairesOptions
      view: MillionairesView
      changes: MillionairesChanges
      growth: MillionairesGrowth
      action: MillionairesAction
      form: MillionairesForm
      event: MillionairesEvent
    }
    millions_of_dollars: {
      options: MillionsOfDollarsOptions
      view: MillionsOfDollarsView
      changes: MillionsOfDollarsChanges
      growth: MillionsOfDollarsGrowth
      action: MillionsOfDollarsAction
      form: MillionsOfDollarsForm
      event: MillionsOfDollarsEvent
    }
  }
}
/**
 * Take an empty seat (None: the first), under this name instead of your own.
 */
export interface Sit {
  type: 'sit'
  seat?: number | null
  name?: string | null
  /**
   * Whether you are a program: the table then shows you as an agent.
   */
  agent?: boolean
}
/**
 * Leave your seat, before the start.
 */
export interface Stand {
  type: 'stand'
}
/**
 * Say whether you are ready to start. `sealed`: the hash of a number of yours, which becomes
 * part of the seed if you show it when the game is about to start (`show_number`).
 */
export interface Ready {
  type: 'ready'
  ready?: boolean
  sealed?: string
  /**
   * Ignored: a number that is known before all are sealed proves nothing. Older clients send
   * it.
   */
  number?: string
}
/**
 * Show the number that you sealed: up to 22 hexadecimal digits.
 */
export interface ShowNumber {
  type: 'show_number'
  number: string
}
/**
 * The host changes the table before the start; fields left out stay as they are.
 */
export interface SetUp {
  type: 'set_up'
  options?: AnyOptions | null
  seats?: number | null
  public?: boolean | null
  clock?: Clock | null
  absence?: ('bot' | 'wait') | null
}
export interface BluffPirateOptions {
  /**
   * BP-2: the squares of the two treasure islands; the track ends at the second.
   *
   * @minItems 2
   * @maxItems 2
   */
  islands?: [number, number]
}
export interface DontBluffOptions {
  /**
   * DB-15: the target offers suitcases to the gun player, not the other way round.
   */
  reverse_offer?: boolean
}
export interface LieOptions {
  /**
   * LI-5: what is higher: more cards first, or a higher value first.
   */
  raise_order?: 'classic' | 'value_first'
  /**
   * LI-10: ones count as every value, unless the round's first bid was on ones.
   */
  wild_ones?: boolean
  /**
   * LI-11: the starter of each round chooses the direction of play.
   */
  directions?: boolean
  /**
   * LI-12: start with five cards, the loser draws one fewer, most cards win.
   */
  fewer_and_fewer?: boolean
  /**
   * LI-13: whoever meets the end is eliminated; the others play on until one is left.
   */
  longer_game?: boolean
}
export interface MillionairesOptions {
  /**
   * MB-11: won tiles lie face down; the table does not show who owns what.
   */
  face_down_tiles?: boolean
}
export interface MillionsOfDollarsOptions {
  /**
   * MD-13: the role you used last time lies open and cannot be chosen (4 to 8 players).
   */
  fool_me_once?: boolean
}
/**
 * How much time people have to decide.
 */
export interface Clock {
  kind?: 'days' | 'decision' | 'game' | 'none'
  /**
   * For each decision, or for all decisions of the game together.
   */
  seconds?: number
  /**
   * With `game`: what each decision adds, in seconds.
   */
  increment?: number
  /**
   * With `days`: for each decision.
   */
  days?: number
  /**
   * Seconds left for everybody once a rule of the game says so (MD-5, "call time").
   */
  countdown?: number
}
/**
 * The host puts a bot in an empty seat.
 */
export interface AddBot {
  type: 'add_bot'
  seat: number
  kind?: string
}
/**
 * The host removes a player. Before the start the seat becomes empty. While the game runs, only
 * an absent player can be removed: a bot plays on, and only the host can give the seat back.
 */
export interface Remove {
  type: 'remove'
  seat: number
}
/**
 * The host removes a spectator, who cannot look at this table any more.
 */
export interface RemoveSpectator {
  type: 'remove_spectator'
  /**
   * The `person` of a spectator; two of them may have the same name.
   */
  person: number
}
/**
 * Start the game.
 */
export interface Start {
  type: 'start'
}
/**
 * Play an action. `id` is your own name for it: sent twice, it is played once.
 */
export interface Act {
  type: 'act'
  id: string
  action: AnyAction
}
/**
 * Draw two cards instead of boarding a ship (BP-3).
 */
export interface BluffPirateDraw {
  do: 'draw'
}
/**
 * Discard a pirate and take three cards of a ship ahead, blindly (BP-9).
 */
export interface BluffPirateBoard {
  do: 'board'
  victim: number
}
/**
 * Lay a set: `up` cards of the shown kind face up, the hidden ones face down (BP-4).
 */
export interface BluffPirateLay {
  do: 'lay'
  shown:
    | 'anchor'
    | 'compass'
    | 'eyepatch'
    | 'flag'
    | 'hook'
    | 'lantern'
    | 'map'
    | 'pirate'
    | 'rum'
    | 'spyglass'
  up: number
  /**
   * Sorted.
   */
  hidden: (
    | 'anchor'
    | 'compass'
    | 'eyepatch'
    | 'flag'
    | 'hook'
    | 'lantern'
    | 'map'
    | 'pirate'
    | 'rum'
    | 'spyglass'
  )[]
  /**
   * Whether you claim "I am not bluffing". It has no effect on the rules (BP-5).
   */
  honest_claim?: boolean
}
/**
 * Lay no set and discard a card, face up (BP-7).
 */
export interface BluffPirateDiscard {
  do: 'discard'
  card:
    | 'anchor'
    | 'compass'
    | 'eyepatch'
    | 'flag'
    | 'hook'
    | 'lantern'
    | 'map'
    | 'pirate'
    | 'rum'
    | 'spyglass'
}
/**
 * Lay no set and, with fewer than five cards, discard none (BP-7).
 */
export interface BluffPirateKeep {
  do: 'keep'
}
/**
 * Vote secretly on whether the set on the table is a bluff (BP-5).
 */
export interface BluffPirateVote {
  do: 'vote'
  bluff: boolean
}
/**
 * Choose the voter whose vote is revealed and counts (BP-5).
 */
export interface BluffPiratePickVoter {
  do: 'pick_voter'
  voter: number
}
/**
 * Roll the die that is due: the colour die (DB-5) or the black die (DB-7).
 */
export interface DontBluffRoll {
  do: 'roll'
}
/**
 * Choose any other player as the target, having rolled a colour of your own (DB-5).
 */
export interface DontBluffChooseTarget {
  do: 'choose_target'
  seat: number
}
/**
 * Lay suitcases face down, with or without a claim about what is in them (DB-6).
 */
export interface DontBluffOffer {
  do: 'offer'
  cards: number[]
  claim?: number | null
}
/**
 * Add suitcases face down; the claim is about the added ones (DB-11).
 */
export interface DontBluffAdd {
  do: 'add'
  cards: number[]
  claim?: number | null
}
/**
 * Take everything on the table, unopened (DB-7).
 */
export interface DontBluffTake {
  do: 'take'
}
/**
 * Open the closed suitcases; rolling the black die comes next (DB-7).
 */
export interface DontBluffOpen {
  do: 'open'
}
/**
 * Pay with these suitcases (DB-9).
 */
export interface DontBluffPay {
  do: 'pay'
  cards: number[]
}
/**
 * Choose which value of each card counts, in the order of the hand (LI-3).
 */
export interface LieTurn {
  do: 'turn'
  up: number[]
}
/**
 * Choose the direction of play for this round (LI-11).
 */
export interface LieDirect {
  do: 'direct'
  clockwise: boolean
}
/**
 * Say "in all hands together at least `count` cards show `value`" (LI-4).
 */
export interface LieBid {
  do: 'bid'
  count: number
  value: number
}
/**
 * Doubt the bid of the player just before (LI-4).
 */
export interface LieCall {
  do: 'call'
}
/**
 * Turn up the next tile of the pile (MB-7).
 */
export interface MillionairesReveal {
  do: 'reveal'
}
/**
 * Put down these money cards, in ascending order, on top of those already down (MB-4).
 */
export interface MillionairesBid {
  do: 'bid'
  cards: number[]
}
/**
 * Leave this auction (MB-4).
 */
export interface MillionairesPass {
  do: 'pass'
}
/**
 * Give up this wealth tile to the Thief (MB-8).
 */
export interface MillionairesDiscard {
  do: 'discard'
  tile: number
}
/**
 * Put down a character; with three players two different ones, one in each slot (MD-12).
 */
export interface MillionsOfDollarsChoose {
  do: 'choose'
  roles: ('boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch')[]
}
/**
 * Take one of your characters and its stake back.
 */
export interface MillionsOfDollarsWithdraw {
  do: 'withdraw'
  slot: number
}
/**
 * Offer another player money for a character of theirs to leave.
 */
export interface MillionsOfDollarsOffer {
  do: 'offer'
  to: number
  slot: number
  amount: number
}
/**
 * Name the price that another player must pay for a character of yours to leave.
 */
export interface MillionsOfDollarsAsk {
  do: 'ask'
  of: number
  slot: number
  price: number
}
/**
 * Agree to an offer or a price that was put to you.
 */
export interface MillionsOfDollarsAccept {
  do: 'accept'
  offer: number
}
/**
 * Turn down an offer or a price that was put to you.
 */
export interface MillionsOfDollarsRefuse {
  do: 'refuse'
  offer: number
}
/**
 * Withdraw an offer or a price of your own that is still open.
 */
export interface MillionsOfDollarsTakeBack {
  do: 'take_back'
  offer: number
}
/**
 * Say which role a character of yours has, truthfully or not.
 */
export interface MillionsOfDollarsClaim {
  do: 'claim'
  slot: number
  role: 'boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch'
}
/**
 * Spend a threat card to look, alone, at another player's character (MD-8).
 */
export interface MillionsOfDollarsThreaten {
  do: 'threaten'
  seat: number
  slot: number
}
/**
 * As the leader, allow no new offers from now on (MD-5).
 */
export interface MillionsOfDollarsCallTime {
  do: 'call_time'
}
/**
 * Say that the heist may begin (MD-5).
 */
export interface MillionsOfDollarsReady {
  do: 'ready'
}
/**
 * As the single snitch, name another role (MD-7).
 */
export interface MillionsOfDollarsName {
  do: 'name'
  role: 'boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch'
}
/**
 * Send the table one of three: a text, a reaction, or a phrase, which each reader sees in
 * their own language.
 */
export interface Chat {
  type: 'chat'
  text?: string
  id?: string
  reaction?: ('applause' | 'cheers' | 'doubt' | 'gasp' | 'laugh' | 'tears') | null
  /**
   * A key of the locales: one of the house's phrases or of the game's.
   */
  phrase?: string
}
/**
 * Stop getting this person's chat messages at this table; `on` false: get them again.
 */
export interface Mute {
  type: 'mute'
  name: string
  on?: boolean
}
/**
 * The host pauses the game and its clocks, for a limited time in each game. While it is paused,
 * other players agree with the same command: once all have, the pause has no limit.
 */
export interface Pause {
  type: 'pause'
}
/**
 * The host resumes the game, or the player who paused it. If everybody agreed to the pause, or
 * the host is absent, any player may.
 */
export interface Resume {
  type: 'resume'
}
/**
 * Let a bot play for you; the host may do so for an absent player.
 */
export interface HandOver {
  type: 'hand_over'
  seat: number
  kind?: string
}
/**
 * The host, or the person who sits there, takes the seat back from the bot.
 */
export interface HandBack {
  type: 'hand_back'
  seat: number
}
/**
 * In a lesson, let the bots make their next move: they wait until the coach has finished.
 */
export interface GoOn {
  type: 'go_on'
}
/**
 * Ask what a shark would do in your place; the hint comes to you alone, as a frame of its own.
 * Only at a table where all other seats are bots', and only while you may act. From then on the
 * game is assisted: everybody sees that, and it counts in no figures.
 */
export interface AskHint {
  type: 'ask_hint'
  id?: string
}
/**
 * Open a new table for the same people, everybody one seat on, with you as the host. Without
 * other people the game starts at once; otherwise they are invited and come if they like.
 * `start` false: it does not start, so that you can add a number to its seed.
 */
export interface Rematch {
  type: 'rematch'
  start?: boolean
}
/**
 * Everything you may know of the table after entry `seq`.
 */
export interface Snapshot {
  type: 'snapshot'
  protocol: number
  seq: number
  table: TableShown
  you: You
  /**
   * None before the start.
   */
  view?: AnyView
  legal?: AnyLegal[]
  clocks?: ClocksShown
  chat?: ChatMessage[]
  /**
   * What happened after the seq you gave.
   */
  missed?: Update[]
}
/**
 * Everything about a table except the game itself.
 */
export interface TableShown {
  code: string
  game: GameName
  options: AnyOptions
  seats: (SeatShown | null)[]
  phase: 'closed' | 'over' | 'playing' | 'waiting'
  /**
   * The hash of the house's part of the seed, shown before anyone sits.
   */
  pledge: string
  paused?: boolean
  /**
   * When the house ends the pause, in milliseconds since 1970; None: everybody agreed to it.
   */
  pause_until?: number
  /**
   * The seats of the players who agreed to the pause.
   */
  pause_agreed?: number[]
  public?: boolean
  clock?: Clock
  absence?: 'bot' | 'wait'
  /**
   * The seat of the host, if they sit.
   */
  host?: number
  /**
   * While the game is about to start: the seats whose players have not yet shown the numbers they
   * sealed.
   */
  starting?: number[]
  /**
   * The hash of the whole seed, with the players' numbers in it, from the start on.
   */
  commitment?: string
  /**
   * The seed itself, once the game is over.
   */
  seed?: string
  before?: string
  /**
   * The table this one is a rematch of, and its own rematch.
   */
  next?: string
  /**
   * The seat of the player who asked for the rematch.
   */
  next_by?: number
  archived?: boolean
  /**
   * In the phase `closed`: the operator's reason, if one was given.
   */
  closed_because?: string
  /**
   * Whether it is a lesson: its deal was chosen, and its bots wait for the command `go_on`.
   */
  lesson?: boolean
  /**
   * Whether the only person at the table may ask for hints (`ask_hint`).
   */
  hints?: boolean
  /**
   * Whether the player has asked for a hint in this game, which then counts in no figures.
   */
  assisted?: boolean
}
/**
 * A taken seat.
 */
export interface SeatShown {
  name: string
  /**
   * Whether it belongs to a person, even while a bot plays for them.
   */
  person?: boolean
  /**
   * The bot that plays in it.
   */
  bot?: string
  ready?: boolean
  /**
   * Whether the person has a connection.
   */
  here?: boolean
  /**
   * Whether the person is an agent: a program, such as a language model, that says so.
   */
  agent?: boolean
  /**
   * The hash of the number that the person adds to the seed.
   */
  sealed?: string
}
/**
 * The viewer.
 */
export interface You {
  name: string
  seat?: number
  host?: boolean
  muted?: string[]
}
export interface BluffPirateView {
  seat: number | null
  players: number
  to_act: number[]
  result: Result | null
  /**
   * turn: draw or board; lay: a set, or discard; vote; pick a voter.
   */
  phase: 'lay' | 'over' | 'pick' | 'turn' | 'vote'
  /**
   * The captain whose turn it is.
   */
  turn: number
  squares: number[]
  /**
   * @minItems 2
   * @maxItems 2
   */
  islands: [number, number]
  /**
   * @minItems 2
   * @maxItems 2
   */
  tokens: ['closed' | 'empty' | 'treasure', 'closed' | 'empty' | 'treasure']
  /**
   * Your own cards, sorted; none for a spectator.
   */
  hand: (
    | 'anchor'
    | 'compass'
    | 'eyepatch'
    | 'flag'
    | 'hook'
    | 'lantern'
    | 'map'
    | 'pirate'
    | 'rum'
    | 'spyglass'
  )[]
  hand_sizes: number[]
  pile: number
  /**
   * How many of each kind lie face up on the board, in the order of KINDS.
   */
  discards: number[]
  /**
   * The set on the table; its hidden cards only for its owner.
   */
  laid: BluffPirateLaid | null
  voted: number[]
  /**
   * Your own vote on that set, once you have given it: is it a bluff?
   */
  vote: boolean | null
}
/**
 * How a game ended.
 */
export interface Result {
  /**
   * The winning seats: several if they share the win, none if nobody wins.
   */
  winners: number[]
  /**
   * What the game counts (money, points, cards, squares), one number per seat.
   */
  scores: number[]
  /**
   * A key for the rule that ended the game.
   */
  reason: string
}
/**
 * A captain lays a set.
 */
export interface BluffPirateLaid {
  event: 'laid'
  seat: number
  shown:
    | 'anchor'
    | 'compass'
    | 'eyepatch'
    | 'flag'
    | 'hook'
    | 'lantern'
    | 'map'
    | 'pirate'
    | 'rum'
    | 'spyglass'
  up: number
  /**
   * How many cards it has in all: the squares it is worth.
   */
  cards: number
  hidden:
    | (
        | 'anchor'
        | 'compass'
        | 'eyepatch'
        | 'flag'
        | 'hook'
        | 'lantern'
        | 'map'
        | 'pirate'
        | 'rum'
        | 'spyglass'
      )[]
    | null
  honest_claim: boolean
}
export interface DontBluffView {
  seat: number | null
  players: number
  to_act: number[]
  result: Result | null
  phase: 'add' | 'answer' | 'colour' | 'die' | 'offer' | 'over' | 'pay' | 'target'
  /**
   * The player with the gun.
   */
  gun: number
  /**
   * The colours of each seat.
   */
  colours: ('blue' | 'green' | 'purple' | 'red' | 'white' | 'yellow')[][]
  /**
   * The result of the colour die, once it has been rolled in this round.
   */
  colour: ('blue' | 'green' | 'purple' | 'red' | 'white' | 'yellow') | null
  giver: number | null
  receiver: number | null
  /**
   * The open suitcases on the table.
   */
  open: number[]
  /**
   * How many suitcases lie there face down.
   */
  closed: number
  /**
   * The closed suitcases; only their giver knows them.
   */
  inside: number[] | null
  /**
   * The claim about the suitcases laid down last.
   */
  claim: number | null
  /**
   * The result of the black die, once it has been rolled in this round.
   */
  die: number | null
  /**
   * The millions that the receiver has to pay now.
   */
  due: number
  /**
   * Your own suitcases; none for a spectator.
   */
  hand: number[]
  /**
   * How many suitcases each player holds.
   */
  sizes: number[]
  /**
   * Cards left in the bank.
   */
  bank: number
  /**
   * Everybody's hand, once the game is over.
   */
  shown: number[][] | null
}
export interface LieView {
  seat: number | null
  players: number
  to_act: number[]
  result: Result | null
  round: number
  phase: 'bid' | 'direct' | 'over' | 'turn'
  starter: number
  clockwise: boolean
  /**
   * Cards each player draws; the hand sizes of this round for those who are in.
   */
  counts: number[]
  playing: number[]
  tie_break: boolean
  /**
   * Your own cards; none for a spectator.
   */
  hand: [number, number][]
  /**
   * The values you turned up, once you have.
   */
  up: number[] | null
  /**
   * This round's bids, oldest first.
   */
  bids: LieBidPlaced[]
  /**
   * LI-10: ones count as every value now; before the first bid: unless that is on ones.
   */
  wild: boolean
}
/**
 * A player has bid (LI-4).
 */
export interface LieBidPlaced {
  event: 'bid_placed'
  seat: number
  count: number
  value: number
}
export interface MillionairesView {
  seat: number | null
  players: number
  to_act: number[]
  result: Result | null
  phase: 'bid' | 'discard' | 'over' | 'reveal'
  /**
   * The tile in the middle: under auction, a Thief at work, or the one that ended the game.
   */
  tile: number | ('casino' | 'cba' | 'success' | 'thief') | null
  /**
   * How many tiles are still face down.
   */
  pile: number
  /**
   * Every tile that has been turned up so far, in the order of TILES.
   */
  revealed: (number | ('casino' | 'cba' | 'success' | 'thief'))[]
  reds: number
  /**
   * The seats that have not passed in this auction.
   */
  bidding: number[]
  /**
   * The highest bid; 0 before there is one.
   */
  highest: number
  /**
   * Your own money; none for a spectator.
   */
  hand: number[]
  /**
   * The money each player has on the table in this auction.
   */
  stakes: number[][]
  /**
   * The money each player has lost for good.
   */
  spent: number[][]
  tile_counts: number[]
  /**
   * What each player owns, in the order won; None where it lies face down (MB-11).
   */
  tiles: ((number | ('casino' | 'cba' | 'success' | 'thief'))[] | null)[]
  /**
   * The tile the Thief took, and the Thief, once it is spent.
   */
  box: (number | ('casino' | 'cba' | 'success' | 'thief'))[]
  /**
   * How each player's score is worked out, once the game is over.
   */
  sheets: MillionairesSheet[] | null
}
/**
 * How one player's score is worked out (MB-9, MB-10).
 */
export interface MillionairesSheet {
  money: number
  /**
   * Whether this player has least money, so that the tiles do not count.
   */
  out: boolean
  tiles: (number | ('casino' | 'cba' | 'success' | 'thief'))[]
  /**
   * What the tiles make: the wealth, then after each tile that changes it.
   */
  steps: number[]
  points: number
}
export interface MillionsOfDollarsView {
  seat: number | null
  players: number
  to_act: number[]
  result: Result | null
  phase: 'choose' | 'name' | 'negotiate' | 'over'
  leader: number
  /**
   * The loot cards so far, one for each round; the last is this round's.
   */
  loots: MillionsOfDollarsLoot[]
  money: number[]
  /**
   * Threat cards of each seat.
   */
  threats: number[]
  /**
   * Threat cards that nobody has got yet.
   */
  threat_pile: number
  /**
   * The role each seat used last time (MD-13). None in the first round or without that option.
   */
  last_roles: (('boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch') | null)[]
  /**
   * By seat; None: not put down yet, or you do not know which it is.
   */
  characters: (('boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch') | null)[][]
  /**
   * Which characters are still in the negotiation or the heist, by seat.
   */
  inside: boolean[][]
  /**
   * The role cards in the middle, except the hidden one.
   */
  shown: ('boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch')[]
  /**
   * The open offers, in the order in which they were made.
   */
  offers: MillionsOfDollarsDeal[]
  /**
   * How many of their offers of this round the seats have used.
   */
  offers_made: number[]
  /**
   * The roles claimed for each character this round, by seat.
   */
  claims: ('boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch')[][][]
  looks: MillionsOfDollarsLook[]
  time_called: boolean
}
/**
 * A loot card: the money to split, the stake to put down, and the role it favours, if any.
 */
export interface MillionsOfDollarsLoot {
  amount: number
  stake: number
  icon: ('boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch') | null
}
/**
 * An open offer: `payer` would pay `amount` for a character of `leaver` to leave.
 */
export interface MillionsOfDollarsDeal {
  id: number
  /**
   * The payer, who made an offer, or the leaver, who named a price.
   */
  maker: number
  payer: number
  leaver: number
  slot: number
  amount: number
}
/**
 * The seat `looker` has looked at this character this round (MD-8).
 */
export interface MillionsOfDollarsLook {
  looker: number
  seat: number
  slot: number
}
/**
 * A set of this hand (BP-4): cards of one kind face up, others, sorted, face down beside
 * them, with the claim or without.
 */
export interface BluffPirateLaySet {
  form: 'lay_set'
  /**
   * How many of each kind, in the order of KINDS.
   */
  hand: number[]
  /**
   * The fewest and the most cards face up.
   *
   * @minItems 2
   * @maxItems 2
   */
  up: [number, number]
  /**
   * The fewest and the most cards in all.
   *
   * @minItems 2
   * @maxItems 2
   */
  cards: [number, number]
}
/**
 * Any card of this hand (BP-7).
 */
export interface BluffPirateDiscardCard {
  form: 'discard_card'
  /**
   * How many of each kind, in the order of KINDS.
   */
  hand: number[]
}
/**
 * An offer (DB-6).
 */
export interface DontBluffOfferLot {
  form: 'offer_lot'
  hand: number[]
  /**
   * Any sum from 0 to this one can be claimed.
   */
  highest_claim: number
}
/**
 * An addition to the offer (DB-11).
 */
export interface DontBluffAddLot {
  form: 'add_lot'
  hand: number[]
  /**
   * Any sum from 0 to this one can be claimed.
   */
  highest_claim: number
}
/**
 * One value of each of these cards (LI-3).
 */
export interface LieTurnCards {
  form: 'turn_cards'
  cards: [number, number][]
}
/**
 * Any bid above this one, in this order (LI-4, LI-5).
 */
export interface LieBidHigher {
  form: 'bid_higher'
  order: 'classic' | 'value_first'
  /**
   * Cards in all hands together: the most that can be counted.
   */
  cards: number
  count: number
  /**
   * Of the last bid; both 0 before the first.
   */
  value: number
}
/**
 * Any cards of this hand, in ascending order, that are together worth more than `above`.
 */
export interface MillionairesBidCards {
  form: 'bid_cards'
  hand: number[]
  /**
   * The highest bid less what you already have down; 0 before there is one.
   */
  above: number
}
/**
 * Claim any of these roles for one of your characters.
 */
export interface MillionsOfDollarsClaimRole {
  form: 'claim_role'
  slots: number[]
  roles: ('boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch')[]
}
/**
 * Look at one of these characters (MD-8).
 */
export interface MillionsOfDollarsThreatenCharacter {
  form: 'threaten_character'
  characters: [number, number][]
}
/**
 * Offer from 1 to `most` for one of these characters to leave.
 */
export interface MillionsOfDollarsOfferMoney {
  form: 'offer_money'
  characters: [number, number][]
  most: number
}
/**
 * Name a price for one of your characters to leave.
 */
export interface MillionsOfDollarsAskMoney {
  form: 'ask_money'
  /**
   * Your slot, the seat to ask, and the most that seat can pay; the least is 1.
   */
  prices: [number, number, number][]
}
export interface MillionsOfDollarsAcceptOffer {
  form: 'accept_offer'
  offers: number[]
}
export interface MillionsOfDollarsRefuseOffer {
  form: 'refuse_offer'
  offers: number[]
}
/**
 * Take back one of your own offers.
 */
export interface MillionsOfDollarsTakeBackOffer {
  form: 'take_back_offer'
  offers: number[]
}
/**
 * How much time the seats have left.
 */
export interface ClocksShown {
  /**
   * The house's time, in milliseconds since 1970.
   */
  now: number
  /**
   * Milliseconds left, by seat whose clock runs.
   */
  left: {
    [k: string]: number
  }
  /**
   * With a clock per game: milliseconds of each seat while its clock does not run.
   */
  banks?: number[]
  hurried?: boolean
  warned?: number[]
}
/**
 * A chat message: a text, a reaction or a phrase.
 */
export interface ChatMessage {
  seq: number
  at: number
  name: string
  /**
   * Empty if it is a reaction or a phrase.
   */
  text: string
  seat?: number
  reaction?: 'applause' | 'cheers' | 'doubt' | 'gasp' | 'laugh' | 'tears'
  /**
   * A key of the locales, `phrase-…` or the game's own.
   */
  phrase?: string
}
/**
 * Entry `seq`, as this viewer may know it, and what it changed.
 */
export interface Update {
  type: 'update'
  seq: number
  /**
   * The game's own events, redacted.
   */
  events?: AnyEvent[]
  /**
   * Fields of the view with a new value.
   */
  set?: AnyChanges
  /**
   * What to append to lists of the view.
   */
  add?: AnyGrowth
  /**
   * What you may do now; empty: nothing. Left out: as before.
   */
  legal?: AnyLegal[]
  clocks?: ClocksShown
  table?: TableShown
  notice?: Notice
  chat_message?: ChatMessage
  /**
   * Your own name for the action, if it was yours.
   */
  id?: string
  /**
   * Who decided, if not the player.
   */
  by?: 'bot' | 'clock'
}
/**
 * The tokens are laid face down on the islands; nobody knows which is the treasure (BP-2).
 */
export interface BluffPirateTreasureHidden {
  event: 'treasure_hidden'
  /**
   * The square of the treasure.
   */
  island: number | null
}
/**
 * A draw pile is shuffled: of all cards (BP-1), later of the discards (BP-8).
 */
export interface BluffPirateShuffled {
  event: 'shuffled'
  count: number
  /**
   * From the top; nobody sees them.
   */
  cards:
    | (
        | 'anchor'
        | 'compass'
        | 'eyepatch'
        | 'flag'
        | 'hook'
        | 'lantern'
        | 'map'
        | 'pirate'
        | 'rum'
        | 'spyglass'
      )[]
    | null
}
/**
 * Everybody is dealt five cards off the pile, seat by seat (BP-1).
 */
export interface BluffPirateDealt {
  event: 'dealt'
  hands: (
    | (
        | 'anchor'
        | 'compass'
        | 'eyepatch'
        | 'flag'
        | 'hook'
        | 'lantern'
        | 'map'
        | 'pirate'
        | 'rum'
        | 'spyglass'
      )[]
    | null
  )[]
}
/**
 * A captain with a ship ahead draws; with a pirate they could have boarded it.
 */
export interface BluffPirateDrawChosen {
  event: 'draw_chosen'
  seat: number
}
/**
 * Cards go off the pile into a hand; none, if none are left anywhere (BP-8).
 */
export interface BluffPirateDrawn {
  event: 'drawn'
  seat: number
  count: number
  cards:
    | (
        | 'anchor'
        | 'compass'
        | 'eyepatch'
        | 'flag'
        | 'hook'
        | 'lantern'
        | 'map'
        | 'pirate'
        | 'rum'
        | 'spyglass'
      )[]
    | null
  /**
   * Cards left in the draw pile.
   */
  pile: number
}
/**
 * A captain discards a pirate to board that ship.
 */
export interface BluffPirateBoarded {
  event: 'boarded'
  seat: number
  victim: number
}
/**
 * Cards are taken blindly; only the two captains know them (BP-9).
 */
export interface BluffPirateRobbed {
  event: 'robbed'
  seat: number
  victim: number
  count: number
  /**
   * Sorted.
   */
  cards:
    | (
        | 'anchor'
        | 'compass'
        | 'eyepatch'
        | 'flag'
        | 'hook'
        | 'lantern'
        | 'map'
        | 'pirate'
        | 'rum'
        | 'spyglass'
      )[]
    | null
}
/**
 * A captain lays no set and discards a card.
 */
export interface BluffPirateDiscarded {
  event: 'discarded'
  seat: number
  card:
    | 'anchor'
    | 'compass'
    | 'eyepatch'
    | 'flag'
    | 'hook'
    | 'lantern'
    | 'map'
    | 'pirate'
    | 'rum'
    | 'spyglass'
}
/**
 * A captain lays no set, and holds too few cards to have to discard one.
 */
export interface BluffPirateKept {
  event: 'kept'
  seat: number
}
/**
 * A hand is too small for any set and for discarding: the turn passes by itself (BP-7).
 */
export interface BluffPirateTooFewToLay {
  event: 'too_few_to_lay'
  seat: number
  cards: number
}
/**
 * An opponent votes, face down.
 */
export interface BluffPirateVoted {
  event: 'voted'
  seat: number
  bluff: boolean | null
}
/**
 * The captain chooses the voter whose vote counts.
 */
export interface BluffPirateVoterPicked {
  event: 'voter_picked'
  seat: number
  voter: number
}
/**
 * One vote and the hidden cards of the set are turned up (BP-5).
 */
export interface BluffPirateRevealed {
  event: 'revealed'
  /**
   * The captain who laid the set.
   */
  seat: number
  voter: number
  voted_bluff: boolean
  shown:
    | 'anchor'
    | 'compass'
    | 'eyepatch'
    | 'flag'
    | 'hook'
    | 'lantern'
    | 'map'
    | 'pirate'
    | 'rum'
    | 'spyglass'
  up: number
  hidden: (
    | 'anchor'
    | 'compass'
    | 'eyepatch'
    | 'flag'
    | 'hook'
    | 'lantern'
    | 'map'
    | 'pirate'
    | 'rum'
    | 'spyglass'
  )[]
  bluffed: boolean
  /**
   * Whether the cards go back to the hand: a bluff was called. If not, they are discarded.
   */
  returned: boolean
}
/**
 * A ship moves forward, at most to a closed island or the end of the track.
 */
export interface BluffPirateSailed {
  event: 'sailed'
  seat: number
  start: number
  square: number
}
/**
 * A wrong accusation moves a ship back, but not behind the start (BP-6).
 */
export interface BluffPirateSentBack {
  event: 'sent_back'
  seat: number
  start: number
  square: number
}
/**
 * A ship reaches a closed island, and its token is turned over (BP-10).
 */
export interface BluffPirateIslandOpened {
  event: 'island_opened'
  seat: number
  square: number
  treasure: boolean
}
/**
 * Chance chose the seat that begins.
 */
export interface StarterDrawn {
  event: 'starter_drawn'
  seat: number
}
/**
 * The table named the seat that begins.
 */
export interface StarterNamed {
  event: 'starter_named'
  seat: number
}
/**
 * The last event of every finished game.
 */
export interface Ended {
  event: 'ended'
  result: Result
}
/**
 * The bank is shuffled and laid face down (DB-3).
 */
export interface DontBluffBankShuffled {
  event: 'bank_shuffled'
  /**
   * In the order of the pile, its top card first.
   */
  cards: number[] | null
}
/**
 * A player has rolled the die that was due; the next event is the result.
 */
export interface DontBluffRolled {
  event: 'rolled'
  seat: number
}
/**
 * The colour die shows this colour.
 */
export interface DontBluffColourRolled {
  event: 'colour_rolled'
  colour: 'blue' | 'green' | 'purple' | 'red' | 'white' | 'yellow'
  /**
   * The seat that owns the colour; None if nobody does, and the die is rolled again.
   */
  owner: number | null
}
/**
 * The gun player has chosen a target.
 */
export interface DontBluffTargetChosen {
  event: 'target_chosen'
  seat: number
  target: number
}
/**
 * It is settled who offers suitcases to whom in this round.
 */
export interface DontBluffPaired {
  event: 'paired'
  giver: number
  receiver: number
}
/**
 * The giver has nothing to lay down: the receiver takes what is on the table (DB-11), or the
 * round ends if nothing is (DB-15).
 */
export interface DontBluffEmptyHanded {
  event: 'empty_handed'
  giver: number
}
export interface DontBluffOffered {
  event: 'offered'
  seat: number
  to: number
  /**
   * A secret of the giver.
   */
  cards: number[] | null
  count: number
  claim: number | null
}
export interface DontBluffAdded {
  event: 'added'
  seat: number
  to: number
  /**
   * A secret of the giver.
   */
  cards: number[] | null
  count: number
  claim: number | null
}
/**
 * The receiver takes the suitcases unopened.
 */
export interface DontBluffAccepted {
  event: 'accepted'
  seat: number
}
/**
 * The receiver opens the closed suitcases.
 */
export interface DontBluffOpened {
  event: 'opened'
  seat: number
  /**
   * The suitcases just opened.
   */
  cards: number[]
  /**
   * The claim their owner had made about them.
   */
  claim: number | null
  /**
   * The sum in all open suitcases.
   */
  millions: number
}
/**
 * The result of the black die, and the millions it is compared with.
 */
export interface DontBluffDieRolled {
  event: 'die_rolled'
  die: number
  millions: number
}
/**
 * Everything on the table goes to the receiver (DB-7, DB-10, DB-11).
 */
export interface DontBluffReceived {
  event: 'received'
  seat: number
  giver: number
  open: number[]
  /**
   * A secret of these two.
   */
  closed: number[] | null
  count: number
}
/**
 * The giver takes their suitcases back and is owed what is in them (DB-8).
 */
export interface DontBluffTakenBack {
  event: 'taken_back'
  seat: number
  cards: number[]
  debtor: number
  millions: number
}
/**
 * The debtor has chosen one of several possible payments.
 */
export interface DontBluffPaymentChosen {
  event: 'payment_chosen'
  seat: number
  cards: number[]
}
/**
 * The debt is paid, face up (DB-9): exactly, with too much, or with everything.
 */
export interface DontBluffPaid {
  event: 'paid'
  seat: number
  to: number
  cards: number[]
  millions: number
  due: number
}
/**
 * The player who paid takes the top card of the bank (DB-8).
 */
export interface DontBluffBankCardTaken {
  event: 'bank_card_taken'
  seat: number
  card: number | null
  left: number
}
/**
 * The next round begins: the gun goes to the left, past players without cards (DB-12).
 */
export interface DontBluffGunPassed {
  event: 'gun_passed'
  seat: number
  skipped: number[]
}
/**
 * The game is over and everybody shows their hand.
 */
export interface DontBluffHandsShown {
  event: 'hands_shown'
  hands: number[][]
}
/**
 * A new round: every player in it draws their number of cards (LI-2).
 */
export interface LieDealt {
  event: 'dealt'
  round: number
  starter: number
  counts: number[]
  hands: ([number, number][] | null)[]
}
/**
 * A player has chosen the values that count (LI-3).
 */
export interface LieTurned {
  event: 'turned'
  seat: number
  up: number[] | null
}
/**
 * The starter has chosen the direction of this round (LI-11).
 */
export interface LieDirected {
  event: 'directed'
  seat: number
  clockwise: boolean
}
/**
 * A player has called the last bid (LI-4).
 */
export interface LieCalled {
  event: 'called'
  seat: number
  bidder: number
}
/**
 * All hands are shown and the matching cards are counted (LI-6).
 */
export interface LieShown {
  event: 'shown'
  hands: [number, number][][]
  up: number[][]
  count: number
  value: number
  found: number
  loser: number
  /**
   * How many cards the loser draws from now on; 0 or more than the limit: they met the end.
   */
  cards: number
  /**
   * Whether ones were counted as that value too (LI-10).
   */
  wild: boolean
}
/**
 * A player is out and the others play on (LI-9, LI-13).
 */
export interface LieEliminated {
  event: 'eliminated'
  seat: number
}
/**
 * These players alone play extra rounds (LI-9).
 */
export interface LieTieBreak {
  event: 'tie_break'
  seats: number[]
}
/**
 * The tiles lie face down in this order, the next to be revealed first (MB-2).
 */
export interface MillionairesShuffled {
  event: 'shuffled'
  pile: (number | ('casino' | 'cba' | 'success' | 'thief'))[] | null
}
/**
 * A player has turned up the next tile (MB-7).
 */
export interface MillionairesRevealed {
  event: 'revealed'
  seat: number
  tile: number | ('casino' | 'cba' | 'success' | 'thief')
  /**
   * Red tiles revealed so far, this one too.
   */
  reds: number
}
/**
 * A player has put down money (MB-4).
 */
export interface MillionairesBidPlaced {
  event: 'bid_placed'
  seat: number
  /**
   * The cards that were added.
   */
  cards: number[]
  /**
   * The whole bid, with the cards that were already down.
   */
  total: number
}
/**
 * A player has left this auction (MB-4).
 */
export interface MillionairesPassed {
  event: 'passed'
  seat: number
}
/**
 * All the money of this player would not make a higher bid, so the table passes for them.
 */
export interface MillionairesPricedOut {
  event: 'priced_out'
  seat: number
  highest: number
}
/**
 * The auction is over (MB-5, MB-6).
 */
export interface MillionairesTileTaken {
  event: 'tile_taken'
  seat: number
  tile: number | ('casino' | 'cba' | 'success' | 'thief')
  /**
   * How much of each player's money went into the box.
   */
  lost: number[]
  /**
   * How much each player took back.
   */
  returned: number[]
}
/**
 * The Thief's owner chose what to give up; tile and Thief go into the box (MB-8).
 */
export interface MillionairesDiscarded {
  event: 'discarded'
  seat: number
  tile: number
}
/**
 * The Thief's owner had just this one to give up; tile and Thief go into the box (MB-8).
 */
export interface MillionairesStolen {
  event: 'stolen'
  seat: number
  tile: number
}
/**
 * The fourth red tile is up: all money and all tiles are shown.
 */
export interface MillionairesScored {
  event: 'scored'
  sheets: MillionairesSheet[]
}
/**
 * The role that each seat used last time lies open (MD-13).
 */
export interface MillionsOfDollarsRolesLaidOpen {
  event: 'roles_laid_open'
  roles: ('boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch')[]
}
/**
 * A new round begins (MD-3).
 */
export interface MillionsOfDollarsLootRevealed {
  event: 'loot_revealed'
  round: number
  leader: number
  loot: MillionsOfDollarsLoot
}
/**
 * A seat has put its characters down; only that seat knows which.
 */
export interface MillionsOfDollarsChosen {
  event: 'chosen'
  seat: number
  roles: ('boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch')[] | null
}
/**
 * Everybody has chosen, and a stake lies on every character.
 */
export interface MillionsOfDollarsStakesPlaced {
  event: 'stakes_placed'
  /**
   * On each character.
   */
  stake: number
  /**
   * How much of each seat's stakes the reserve had to pay.
   */
  reserve: number[]
  money: number[]
}
/**
 * The role cards in the middle are shown, except one that nobody sees.
 */
export interface MillionsOfDollarsRolesShown {
  event: 'roles_shown'
  shown: ('boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch')[]
  hidden: ('boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch') | null
}
export interface MillionsOfDollarsWithdrew {
  event: 'withdrew'
  seat: number
  slot: number
}
/**
 * A seat offers `amount` for a character of `to` to leave.
 */
export interface MillionsOfDollarsOfferMade {
  event: 'offer_made'
  seat: number
  offer: number
  to: number
  slot: number
  amount: number
}
/**
 * A seat asks `price` of the seat `of` for its own character to leave.
 */
export interface MillionsOfDollarsPriceNamed {
  event: 'price_named'
  seat: number
  offer: number
  of: number
  slot: number
  price: number
}
/**
 * A deal: `payer` pays, then the character of `leaver` leaves.
 */
export interface MillionsOfDollarsAccepted {
  event: 'accepted'
  seat: number
  offer: number
  payer: number
  leaver: number
  slot: number
  amount: number
}
export interface MillionsOfDollarsRefused {
  event: 'refused'
  seat: number
  offer: number
}
export interface MillionsOfDollarsTookBack {
  event: 'took_back'
  seat: number
  offer: number
}
/**
 * A character has left with its stake, by itself or after a deal.
 */
export interface MillionsOfDollarsLeft {
  event: 'left'
  seat: number
  slot: number
  stake: number
  money: number[]
  /**
   * Offers that nobody can answer any more.
   */
  lapsed: number[]
}
/**
 * A seat says that its character has this role, truthfully or not.
 */
export interface MillionsOfDollarsClaimed {
  event: 'claimed'
  seat: number
  slot: number
  role: 'boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch'
}
/**
 * A seat has looked at a character of the seat `at` (MD-8). Everybody sees who looks at which
 * character; only the looker sees its role.
 */
export interface MillionsOfDollarsLooked {
  event: 'looked'
  seat: number
  at: number
  slot: number
  role: ('boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch') | null
}
/**
 * The leader allows no new offers.
 */
export interface MillionsOfDollarsTimeCalled {
  event: 'time_called'
  seat: number
}
export interface MillionsOfDollarsSaidReady {
  event: 'said_ready'
  seat: number
}
/**
 * Everybody still in is ready; offers that are still open lapse.
 */
export interface MillionsOfDollarsHeistBegun {
  event: 'heist_begun'
  characters: [number, number][]
}
/**
 * Every character in the heist with this role is shown (MD-6).
 */
export interface MillionsOfDollarsRevealed {
  event: 'revealed'
  role: 'boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch'
  /**
   * Empty only if the snitch named a role that is not there.
   */
  characters: [number, number][]
  fate: 'named' | 'stays' | 'too_many'
  /**
   * What each of them takes back; 0: the stakes are lost to the reserve.
   */
  stake: number
  /**
   * Whether the single bruiser gets a threat card (MD-8).
   */
  threat_card: boolean
  money: number[]
}
/**
 * The single snitch names a role (MD-7).
 */
export interface MillionsOfDollarsNamed {
  event: 'named'
  seat: number
  role: 'boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch'
}
/**
 * The single snitch had only one role to name, so it is named without asking (MD-7).
 */
export interface MillionsOfDollarsOnlyRoleNamed {
  event: 'only_role_named'
  seat: number
  role: 'boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch'
}
/**
 * Everybody has withdrawn or been eliminated: nothing is split.
 */
export interface MillionsOfDollarsNobodyLeft {
  event: 'nobody_left'
}
/**
 * Only the snitch is left, and pays for it (MD-9).
 */
export interface MillionsOfDollarsSnitchAlone {
  event: 'snitch_alone'
  seat: number
  slot: number
  lost: number
  money: number[]
}
/**
 * The loot and the boss's `bonus` are shared out; `rest` stays in the reserve.
 */
export interface MillionsOfDollarsLootSplit {
  event: 'loot_split'
  amount: number
  bonus: number
  characters: [number, number][]
  share: number
  rest: number
  money: number[]
}
/**
 * Everybody else with a share pays the driver.
 */
export interface MillionsOfDollarsDriverPaid {
  event: 'driver_paid'
  seat: number
  slot: number
  payers: [number, number][]
  money: number[]
}
/**
 * The pickpocket takes money from the bruiser.
 */
export interface MillionsOfDollarsPocketPicked {
  event: 'pocket_picked'
  seat: number
  slot: number
  victim: number
  amount: number
  money: number[]
}
/**
 * The role on the loot card earns a bonus.
 */
export interface MillionsOfDollarsIconPaid {
  event: 'icon_paid'
  seat: number
  slot: number
  role: 'boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch'
  money: number[]
}
export interface BluffPirateChanges {
  seat?: number | null
  players?: number
  to_act?: number[]
  result?: Result | null
  /**
   * turn: draw or board; lay: a set, or discard; vote; pick a voter.
   */
  phase?: 'lay' | 'over' | 'pick' | 'turn' | 'vote'
  /**
   * The captain whose turn it is.
   */
  turn?: number
  squares?: number[]
  /**
   * @minItems 2
   * @maxItems 2
   */
  islands?: [number, number]
  /**
   * @minItems 2
   * @maxItems 2
   */
  tokens?: ['closed' | 'empty' | 'treasure', 'closed' | 'empty' | 'treasure']
  /**
   * Your own cards, sorted; none for a spectator.
   */
  hand?: (
    | 'anchor'
    | 'compass'
    | 'eyepatch'
    | 'flag'
    | 'hook'
    | 'lantern'
    | 'map'
    | 'pirate'
    | 'rum'
    | 'spyglass'
  )[]
  hand_sizes?: number[]
  pile?: number
  /**
   * How many of each kind lie face up on the board, in the order of KINDS.
   */
  discards?: number[]
  /**
   * The set on the table; its hidden cards only for its owner.
   */
  laid?: BluffPirateLaid | null
  voted?: number[]
  /**
   * Your own vote on that set, once you have given it: is it a bluff?
   */
  vote?: boolean | null
}
export interface DontBluffChanges {
  seat?: number | null
  players?: number
  to_act?: number[]
  result?: Result | null
  phase?: 'add' | 'answer' | 'colour' | 'die' | 'offer' | 'over' | 'pay' | 'target'
  /**
   * The player with the gun.
   */
  gun?: number
  /**
   * The colours of each seat.
   */
  colours?: ('blue' | 'green' | 'purple' | 'red' | 'white' | 'yellow')[][]
  /**
   * The result of the colour die, once it has been rolled in this round.
   */
  colour?: ('blue' | 'green' | 'purple' | 'red' | 'white' | 'yellow') | null
  giver?: number | null
  receiver?: number | null
  /**
   * The open suitcases on the table.
   */
  open?: number[]
  /**
   * How many suitcases lie there face down.
   */
  closed?: number
  /**
   * The closed suitcases; only their giver knows them.
   */
  inside?: number[] | null
  /**
   * The claim about the suitcases laid down last.
   */
  claim?: number | null
  /**
   * The result of the black die, once it has been rolled in this round.
   */
  die?: number | null
  /**
   * The millions that the receiver has to pay now.
   */
  due?: number
  /**
   * Your own suitcases; none for a spectator.
   */
  hand?: number[]
  /**
   * How many suitcases each player holds.
   */
  sizes?: number[]
  /**
   * Cards left in the bank.
   */
  bank?: number
  /**
   * Everybody's hand, once the game is over.
   */
  shown?: number[][] | null
}
export interface LieChanges {
  seat?: number | null
  players?: number
  to_act?: number[]
  result?: Result | null
  round?: number
  phase?: 'bid' | 'direct' | 'over' | 'turn'
  starter?: number
  clockwise?: boolean
  /**
   * Cards each player draws; the hand sizes of this round for those who are in.
   */
  counts?: number[]
  playing?: number[]
  tie_break?: boolean
  /**
   * Your own cards; none for a spectator.
   */
  hand?: [number, number][]
  /**
   * The values you turned up, once you have.
   */
  up?: number[] | null
  /**
   * This round's bids, oldest first.
   */
  bids?: LieBidPlaced[]
  /**
   * LI-10: ones count as every value now; before the first bid: unless that is on ones.
   */
  wild?: boolean
}
export interface MillionairesChanges {
  seat?: number | null
  players?: number
  to_act?: number[]
  result?: Result | null
  phase?: 'bid' | 'discard' | 'over' | 'reveal'
  /**
   * The tile in the middle: under auction, a Thief at work, or the one that ended the game.
   */
  tile?: number | ('casino' | 'cba' | 'success' | 'thief') | null
  /**
   * How many tiles are still face down.
   */
  pile?: number
  /**
   * Every tile that has been turned up so far, in the order of TILES.
   */
  revealed?: (number | ('casino' | 'cba' | 'success' | 'thief'))[]
  reds?: number
  /**
   * The seats that have not passed in this auction.
   */
  bidding?: number[]
  /**
   * The highest bid; 0 before there is one.
   */
  highest?: number
  /**
   * Your own money; none for a spectator.
   */
  hand?: number[]
  /**
   * The money each player has on the table in this auction.
   */
  stakes?: number[][]
  /**
   * The money each player has lost for good.
   */
  spent?: number[][]
  tile_counts?: number[]
  /**
   * What each player owns, in the order won; None where it lies face down (MB-11).
   */
  tiles?: ((number | ('casino' | 'cba' | 'success' | 'thief'))[] | null)[]
  /**
   * The tile the Thief took, and the Thief, once it is spent.
   */
  box?: (number | ('casino' | 'cba' | 'success' | 'thief'))[]
  /**
   * How each player's score is worked out, once the game is over.
   */
  sheets?: MillionairesSheet[] | null
}
export interface MillionsOfDollarsChanges {
  seat?: number | null
  players?: number
  to_act?: number[]
  result?: Result | null
  phase?: 'choose' | 'name' | 'negotiate' | 'over'
  leader?: number
  /**
   * The loot cards so far, one for each round; the last is this round's.
   */
  loots?: MillionsOfDollarsLoot[]
  money?: number[]
  /**
   * Threat cards of each seat.
   */
  threats?: number[]
  /**
   * Threat cards that nobody has got yet.
   */
  threat_pile?: number
  /**
   * The role each seat used last time (MD-13). None in the first round or without that option.
   */
  last_roles?: (('boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch') | null)[]
  /**
   * By seat; None: not put down yet, or you do not know which it is.
   */
  characters?: (('boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch') | null)[][]
  /**
   * Which characters are still in the negotiation or the heist, by seat.
   */
  inside?: boolean[][]
  /**
   * The role cards in the middle, except the hidden one.
   */
  shown?: ('boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch')[]
  /**
   * The open offers, in the order in which they were made.
   */
  offers?: MillionsOfDollarsDeal[]
  /**
   * How many of their offers of this round the seats have used.
   */
  offers_made?: number[]
  /**
   * The roles claimed for each character this round, by seat.
   */
  claims?: ('boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch')[][][]
  looks?: MillionsOfDollarsLook[]
  time_called?: boolean
}
export interface BluffPirateGrowth {
  to_act?: number[]
  squares?: number[]
  hand?: (
    | 'anchor'
    | 'compass'
    | 'eyepatch'
    | 'flag'
    | 'hook'
    | 'lantern'
    | 'map'
    | 'pirate'
    | 'rum'
    | 'spyglass'
  )[]
  hand_sizes?: number[]
  discards?: number[]
  voted?: number[]
}
export interface DontBluffGrowth {
  to_act?: number[]
  colours?: ('blue' | 'green' | 'purple' | 'red' | 'white' | 'yellow')[][]
  open?: number[]
  inside?: number[]
  hand?: number[]
  sizes?: number[]
  shown?: number[][]
}
export interface LieGrowth {
  to_act?: number[]
  counts?: number[]
  playing?: number[]
  hand?: [number, number][]
  up?: number[]
  bids?: LieBidPlaced[]
}
export interface MillionairesGrowth {
  to_act?: number[]
  revealed?: (number | ('casino' | 'cba' | 'success' | 'thief'))[]
  bidding?: number[]
  hand?: number[]
  stakes?: number[][]
  spent?: number[][]
  tile_counts?: number[]
  tiles?: ((number | ('casino' | 'cba' | 'success' | 'thief'))[] | null)[]
  box?: (number | ('casino' | 'cba' | 'success' | 'thief'))[]
  sheets?: MillionairesSheet[]
}
export interface MillionsOfDollarsGrowth {
  to_act?: number[]
  loots?: MillionsOfDollarsLoot[]
  money?: number[]
  threats?: number[]
  last_roles?: (('boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch') | null)[]
  characters?: (('boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch') | null)[][]
  inside?: boolean[][]
  shown?: ('boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch')[]
  offers?: MillionsOfDollarsDeal[]
  offers_made?: number[]
  claims?: ('boss' | 'bruiser' | 'driver' | 'pickpocket' | 'snitch')[][][]
  looks?: MillionsOfDollarsLook[]
}
/**
 * Something that happened around the game: a player joined, the host paused.
 */
export interface Notice {
  /**
   * Its sentence is the message `notice-…` of the locales.
   */
  what:
    | 'archived'
    | 'bot-sat'
    | 'came'
    | 'changed'
    | 'closed'
    | 'handed-back'
    | 'handed-over'
    | 'hint'
    | 'host-returned'
    | 'not-ready'
    | 'number-missing'
    | 'opened'
    | 'pause-agreed'
    | 'pause-over'
    | 'paused'
    | 'ready'
    | 'rematch'
    | 'removed'
    | 'resumed'
    | 'sat'
    | 'spectator-removed'
    | 'started'
    | 'stood'
    | 'unseated'
    | 'warned'
    | 'went'
    | 'woken'
  seat?: number
  name?: string
  bot?: string
  why?: 'absent' | 'back' | 'host' | 'self'
  /**
   * The seat of the player who did it; None: the host or the house, or it is `seat` itself.
   */
  by?: number
  /**
   * The operator's reason for closing the table.
   */
  reason?: string
}
/**
 * Your command was refused; nothing has changed.
 */
export interface Refused {
  type: 'refused'
  /**
   * A message of the locales: the house's or the game's.
   */
  reason: string
  values?: {
    [k: string]: number | string
  }
  id?: string
}
/**
 * Your command was accepted: it is entry `seq` of the table.
 */
export interface Accepted {
  type: 'accepted'
  seq: number
  /**
   * Your own name for the command, if you gave it one.
   */
  id?: string
}
/**
 * What a shark would do in your place, at your command. Nobody else gets it.
 */
export interface HintFrame {
  type: 'hint'
  /**
   * The entry after which you asked; a later move makes the hint pointless.
   */
  seq: number
  /**
   * Left out if the house could not work it out.
   */
  hint?: Hint
}
/**
 * What a shark would do, from what a seat knows.
 */
export interface Hint {
  /**
   * The advised one first, then the better the earlier; four at most.
   */
  options: Option[]
  reason:
    | 'bait'
    | 'balance'
    | 'bluff'
    | 'catch'
    | 'catch_anyway'
    | 'clear'
    | 'close'
    | 'even'
    | 'honest'
    | 'likely'
    | 'lost'
    | 'mix'
    | 'only'
    | 'slight'
    | 'stretch'
    | 'trap'
    | 'trust'
    | 'trust_anyway'
    | 'unsure'
    | 'won'
  /**
   * The chances that the sentence of the reason mentions, by the name of the variable.
   */
  figures: {
    [k: string]: number
  }
  source: 'champion' | 'solver'
  /**
   * What to believe of the last claim of another seat that is still open.
   */
  belief?: HintBelief
}
/**
 * Something that a seat could have done.
 */
export interface Option {
  action: AnyAction
  /**
   * The seat's chance to win with it, from what the seat knew.
   */
  value: number
  /**
   * How likely the champion, or the solved game, chooses it.
   */
  likely: number
}
/**
 * How likely the open claim of a seat is true, a lie or a trap, from what the asker knows. The
 * three add up to 1.
 */
export interface HintBelief {
  seat: number
  true: number
  lie: number
  trap: number
}
/**
 * A message from the operator to everybody who is connected, at any table or page.
 */
export interface Announcement {
  type: 'announcement'
  /**
   * Empty: the last one is withdrawn.
   */
  text: string
  /**
   * When it was made, in milliseconds since 1970.
   */
  at: number
}
/**
 * The answer to a ping.
 */
export interface Pong {
  type: 'pong'
}
/**
 * All open tables, the latest first.
 */
export interface Listed {
  type: 'listed'
  tables: OpenTable[]
}
/**
 * A public table that waits for players.
 */
export interface OpenTable {
  code: string
  game: GameName
  host: string
  seats: number
  taken: number
  created: number
}
/**
 * Come in under a name; no account is needed.
 */
export interface ComeIn {
  /**
   * Trimmed; 1 to 24 letters are left.
   */
  name: string
  /**
   * For programs: send the token in the answer instead of a cookie.
   */
  bearer?: boolean
}
/**
 * Take a new name, which holds from the next table on.
 */
export interface Rename {
  /**
   * Trimmed; 1 to 24 letters are left.
   */
  name: string
}
/**
 * Delete the account of the person who asks, for good.
 */
export interface DeleteAccount {
  /**
   * Their name, typed to confirm, because this cannot be undone.
   */
  name: string
}
/**
 * Redeem, on a second device, the link that the first one got.
 */
export interface Claim {
  link: string
  bearer?: boolean
}
/**
 * A new table.
 */
export interface OpenATable {
  game: GameName
  seats: number
  options?: AnyOptions
  /**
   * The bots that sit at the table from the beginning, by seat.
   */
  bots?: {
    [k: string]: string
  }
  public?: boolean
  clock?: Clock
  absence?: 'bot' | 'wait'
  /**
   * Open the game's lesson instead, with its own seats, options, bots and chosen deal.
   */
  lesson?: boolean
}
/**
 * Replay a record.
 */
export interface OpenARecord {
  /**
   * The text of the file; at most 256 KiB.
   */
  record: string
  /**
   * The seat whose view is shown; left out: what a spectator sees.
   */
  seat?: number | null
  /**
   * Whether all hands are open, whatever `seat` says.
   */
  all_hands?: boolean
}
/**
 * Review a record.
 */
export interface ReviewARecord {
  /**
   * The text of the file; at most 256 KiB.
   */
  record: string
}
/**
 * Answer a puzzle.
 */
export interface Answering {
  /**
   * Index of one of its answers.
   */
  answer: number
}
/**
 * Sign in at the operator's desk.
 */
export interface DeskToken {
  token: string
}
/**
 * Close a table before its game is over.
 */
export interface CloseTable {
  /**
   * Shown to everybody at the table.
   */
  reason?: string
}
/**
 * Ban a person or an address.
 */
export interface AddBan {
  /**
   * The `id` of a person; either this or `address`.
   */
  person?: number | null
  /**
   * An IP address. Of an IPv6 address, the whole /64 network is banned.
   */
  address?: string | null
  /**
   * How long the ban lasts; left out: for good.
   */
  hours?: number | null
  /**
   * A reminder for the operator; nobody else sees it.
   */
  note?: string
}
/**
 * Show an announcement to everybody who is connected.
 */
export interface Announce {
  text: string
}
/**
 * The person who asks.
 */
export interface Me {
  name: string
  /**
   * The bearer token, only if it was asked for.
   */
  token?: string
}
/**
 * A one-time link to a second device: `/#claim=…` in a browser.
 */
export interface Link {
  link: string
  /**
   * How long the link is valid.
   */
  seconds: number
}
/**
 * A device on which the person is signed in.
 */
export interface Device {
  /**
   * Names it in `DELETE /api/me/devices/{id}`.
   */
  id: string
  /**
   * Browser and system, or the name of a program; may be empty.
   */
  name: string
  /**
   * Since when, in milliseconds since 1970.
   */
  created: number
  /**
   * When it was last used, to the day.
   */
  seen: number
  /**
   * Whether it is the device that asks.
   */
  here?: boolean
}
/**
 * A game that can be played at a table.
 */
export interface GameInfo {
  name: GameName
  seats: number[]
  options: OptionInfo[]
  bots: string[]
  /**
   * A bot is `strength` or `strength:temperament`.
   */
  temperaments: string[]
}
/**
 * An option of a game.
 */
export interface OptionInfo {
  name: string
  default: (boolean | number | string) | number[]
  /**
   * What it may be; None: see the rules.
   */
  values: ((boolean | number | string) | number[])[] | null
}
/**
 * Everything a client needs to put a game into words, besides its messages.
 */
export interface Declarations {
  /**
   * By the tag of an event: what it is told as. An empty text is not worth a line.
   */
  sentences: {
    [k: string]: string | number | Field | Item | Fact | Compute | Sentence | Texts | Each | Choose
  }
  rulings: GameRulings
  /**
   * Keys of the phrases of this game that people can send to the table, besides the house's.
   */
  phrases: string[]
}
/**
 * A field of the event (or of the view, in a ruling): `loot.amount`, `result.winners.0`.
 */
export interface Field {
  node: 'field'
  path: string
}
/**
 * Inside `Each`: the current item, or the part of it at `path`.
 */
export interface Item {
  node: 'item'
  path: string
}
/**
 * Something known from outside the event.
 */
export interface Fact {
  node: 'fact'
  /**
   * The reader's seat (null: a spectator), the number of seats at the table, the index of the
   * current item, or whether only what the table does not show is told.
   */
  of: 'brief' | 'players' | 'position' | 'reader'
}
/**
 * A function of other nodes; `FUNCTIONS` lists them.
 */
export interface Compute {
  node: 'compute'
  do:
    | 'among'
    | 'at'
    | 'column'
    | 'compare'
    | 'count'
    | 'counted'
    | 'distinct'
    | 'given'
    | 'minus'
    | 'name'
    | 'ordered'
    | 'ranked'
    | 'runs'
    | 'same'
    | 'sum'
    | 'you'
  of: (string | number | (Field | Item | Fact | Compute | Sentence | Texts | Each | Choose))[]
}
/**
 * A message of the locales with its values. `{role}` in the key stands for that value, with
 * hyphens for underscores.
 */
export interface Sentence {
  node: 'sentence'
  key: string
  values: {
    [k: string]: string | number | Field | Item | Fact | Compute | Sentence | Texts | Each | Choose
  }
}
/**
 * Several texts, one after another with `join` between them; empty ones are left out.
 */
export interface Texts {
  node: 'texts'
  parts: (string | number | (Field | Item | Fact | Compute | Sentence | Texts | Each | Choose))[]
  join: string
}
/**
 * A text for each item; items whose text is empty are left out. `join` is put between them,
 * or the language's commas and “and” where it is null. `empty` is the text for no items.
 */
export interface Each {
  node: 'each'
  items: string | number | (Field | Item | Fact | Compute | Sentence | Texts | Each | Choose)
  text: string | number | (Field | Item | Fact | Compute | Sentence | Texts | Each | Choose)
  join: string | null
  empty: string | number | (Field | Item | Fact | Compute | Sentence | Texts | Each | Choose)
}
/**
 * The case that `by` names, or `otherwise`.
 */
export interface Choose {
  node: 'choose'
  by: string | number | (Field | Item | Fact | Compute | Sentence | Texts | Each | Choose)
  cases: {
    [k: string]: string | number | Field | Item | Fact | Compute | Sentence | Texts | Each | Choose
  }
  otherwise: string | number | (Field | Item | Fact | Compute | Sentence | Texts | Each | Choose)
}
/**
 * Which rule of a game applies where.
 */
export interface GameRulings {
  /**
   * The rule of the decision being made, from the view.
   */
  now: string | number | (Field | Item | Fact | Compute | Sentence | Texts | Each | Choose)
  /**
   * By option: the rule that explains it.
   */
  options: {
    [k: string]: string
  }
  /**
   * By the reason of a refusal: the rule behind it, where there is one.
   */
  refusals: {
    [k: string]: string
  }
}
/**
 * Everything a client needs to draw a table for a game, besides its words.
 */
export interface BoardDeclaration {
  board: Board
  /**
   * By the tag of a form. Forms without blanks are left out.
   */
  forms: {
    [k: string]: FormDeclaration
  }
  /**
   * Tags of the events that show what was hidden.
   */
  reveals: string[]
  /**
   * The address of the table that the game's package brings, a JavaScript module.
   */
  module: string | null
}
/**
 * How a game's table is drawn where nobody has drawn one for it (boards.py).
 */
export interface Board {
  /**
   * The decision the reader is asked for, from the view.
   */
  prompt: string | number | (Field | Item | Fact | Compute | Sentence | Texts | Each | Choose)
  /**
   * What lies on the table, from the view; empty ones are left out. None declared: every field
   * of the view that belongs to no seat.
   */
  lines: (string | number | (Field | Item | Fact | Compute | Sentence | Texts | Each | Choose))[]
  /**
   * What stands below a player's name, from the view; `POSITION` is the seat. Empty: the item of
   * each list that has one per seat.
   */
  seat: string | number | (Field | Item | Fact | Compute | Sentence | Texts | Each | Choose)
  /**
   * The field of the view with the reader's own cards, if there is one.
   */
  hand: string
  /**
   * By the tag of an action: what its button says, from the fields of the action. None: its
   * name and its values.
   */
  actions: {
    [k: string]: string | number | Field | Item | Fact | Compute | Sentence | Texts | Each | Choose
  }
}
/**
 * How a person fills in a form.
 */
export interface FormDeclaration {
  /**
   * The tag of the action it makes.
   */
  makes: string
  /**
   * By field of that action.
   */
  blanks: {
    [k: string]: NumberBlank | PickBlank | SomeBlank | PickEachBlank
  }
}
/**
 * A whole number between two bounds; a text names the form's field that holds the bound.
 */
export interface NumberBlank {
  blank: 'number'
  least: number | string
  most: number | string
  /**
   * Whether the field may stay empty (null).
   */
  optional: boolean
}
/**
 * One of the items in this field of the form.
 */
export interface PickBlank {
  blank: 'pick'
  of: string
  /**
   * The action's fields that the parts of the item fill, if one item fills several.
   */
  parts: string[]
}
/**
 * At least one of the items in this field of the form, in the order they have there.
 */
export interface SomeBlank {
  blank: 'some'
  of: string
}
/**
 * One part of every item in this field of the form.
 */
export interface PickEachBlank {
  blank: 'pickeach'
  of: string
}
/**
 * Where the new table is.
 */
export interface Opened {
  code: string
  link: string
  table: TableShown
}
/**
 * What a person who followed a link may know before giving a name.
 */
export interface Invitation {
  game: string
  /**
   * The name of the host.
   */
  host: string
  phase: 'closed' | 'over' | 'playing' | 'waiting'
  seats: number
  taken: number
}
/**
 * A person who watches a table without a seat.
 */
export interface Spectator {
  /**
   * Names them in `remove_spectator`.
   */
  person: number
  name: string
}
/**
 * The spectators of a table, by name. With several workers, those of the worker that
 * answers.
 */
export interface Spectators {
  people: Spectator[]
}
/**
 * A whole game, decision by decision, as seen from a seat, by a spectator, or with all hands
 * open.
 */
export interface Replay {
  game: GameName
  options: AnyOptions
  names: string[]
  steps: Step[]
  seat?: number
  /**
   * Whether all hands are open.
   */
  all_hands?: boolean
  over?: boolean
  /**
   * The bots by seat.
   */
  bots?: {
    [k: string]: string
  }
  /**
   * For a record: whether all random outcomes follow from its seed. Without a seed, unproven.
   */
  luck?: 'dishonest' | 'honest' | 'unproven'
  /**
   * Whether a player asked for hints: the game counts in no figures.
   */
  assisted?: boolean
}
/**
 * One entry of a finished or running game, as seen from one point of view.
 */
export interface Step {
  seq: number
  at: number
  events: AnyEvent[]
  view: AnyView
  /**
   * The seat that decided; None: the deal.
   */
  seat?: number
  by?: string
  /**
   * With all hands open: by seat, the fields of its view that differ from `view`, which is a
   * spectator's.
   */
  hands?: AnyChanges[]
}
/**
 * The statements of a finished game, who believed them, and all that was hidden.
 */
export interface Truth {
  game: GameName
  names: string[]
  /**
   * In the order in which they were made.
   */
  statements: Told[]
  /**
   * By seat.
   */
  figures: SeatFigures[]
  /**
   * The final view of each seat, with what the player still held.
   */
  views: AnyView[]
  /**
   * Index of the statement, from 0. Left out if no lie was believed by some and caught by
   * nobody.
   */
  best_lie?: number
  /**
   * Left out if no lie was doubted.
   */
  best_call?: Doubt
  /**
   * The events that tell the truth about each round, in games whose rounds have secrets beside
   * the statements.
   */
  rounds?: AnyEvent[][]
  /**
   * Whether a player asked for hints: the game counts in no figures.
   */
  assisted?: boolean
}
/**
 * A statement, with its truth.
 */
export interface Told {
  /**
   * Sequence number of the entry in which it was made.
   */
  seq: number
  seat: number
  /**
   * true; a lie, which says more than there is; or a trap, which says less.
   */
  kind: 'lie' | 'trap' | 'true'
  /**
   * How far it is from the truth, in the game's own unit; 0 if it is true.
   */
  size: number
  /**
   * The event of the statement, with what was hidden at the time.
   */
  event: AnyEvent
  /**
   * How players acted on it, in the order in which they did.
   */
  answers?: Reaction[]
  /**
   * The event that shows what was really there, unless `event` itself does.
   */
  proof?: AnyEvent
}
/**
 * A player acted on a statement, and so believed or doubted it.
 */
export interface Reaction {
  /**
   * Sequence number of the entry in which this happened.
   */
  seq: number
  seat: number
  believed: boolean
  /**
   * The event that showed it.
   */
  event: AnyEvent
}
/**
 * Figures of a seat in the whole game.
 */
export interface SeatFigures {
  lies: number
  /**
   * Lies that at least one player believed.
   */
  lies_believed: number
  /**
   * Lies of others that it doubted.
   */
  calls_right: number
  /**
   * True statements of others that it doubted.
   */
  calls_wrong: number
  traps: number
  /**
   * Traps that at least one player walked into.
   */
  traps_sprung: number
  /**
   * True statements that it made.
   */
  truths: number
  /**
   * Lies of others that it believed.
   */
  fell_for: number
  /**
   * True statements of others that it believed.
   */
  trusted: number
}
/**
 * A player did not believe a lie.
 */
export interface Doubt {
  /**
   * Index of the statement, from 0.
   */
  statement: number
  seat: number
}
/**
 * A review with the events of its game. What the rules keep secret for good is left out.
 */
export interface ReviewPage {
  game: GameName
  players: number
  /**
   * The seed of the reviewer's own random numbers.
   */
  seed: string
  moments: Moment[]
  /**
   * Those with more than one legal action, in the order of the record.
   */
  decisions: Decision[]
  /**
   * By seat.
   */
  balances: Balance[]
  /**
   * In the order of the record.
   */
  turning_points: TurningPoint[]
  format: number
  /**
   * All events of the record, as everybody may see them after the game.
   */
  events: AnyEvent[]
  /**
   * For each event, the sequence number of the step of the replay in which it happened.
   */
  seqs: number[]
  /**
   * For each decision, whether the rules keep it secret from the others for good.
   */
  secret: boolean[]
  /**
   * The reader's own seat, if they sat at the table.
   */
  seat: number | null
}
/**
 * The chances after a move, or after the deal.
 */
export interface Moment {
  /**
   * The number of the last event of the move in the record, from 0.
   */
  event: number
  /**
   * Each seat's chance to win; they add up to 1. After the end, its part of the win.
   */
  chances: number[]
}
/**
 * A decision of a seat, judged only from what the seat knew.
 */
export interface Decision {
  /**
   * The number of the decision's event in the record, from 0.
   */
  event: number
  seat: number
  /**
   * The best first. Of many possible actions, the likeliest ones and the one that was played.
   */
  options: Option[]
  /**
   * Index of the option that was played.
   */
  played: number
  /**
   * The chance to win thrown away, less the uncertainty of the comparison.
   */
  lost: number
  /**
   * The chance to win with it, less that with the champion's choice on average, with the
   * uncertainty of the comparison taken off.
   */
  gain: number
  /**
   * The standard error of the comparison of the option played with the best one.
   */
  error: number
  verdict: 'best' | 'blunder' | 'good' | 'mistake'
  source: 'champion' | 'solver'
  /**
   * What to believe of the last statement of another seat that was still open.
   */
  belief: Belief | null
  /**
   * Only the player's own decisions count in the seat's balance.
   */
  decider: 'bot' | 'clock' | 'player'
}
/**
 * How likely a statement was true, from what a seat knew. The three add up to 1.
 */
export interface Belief {
  /**
   * The number of the statement's event in the record, from 0.
   */
  event: number
  true: number
  lie: number
  trap: number
  /**
   * What it was; nobody else knew that then.
   */
  kind: 'lie' | 'trap' | 'true'
}
/**
 * Where a seat's result came from: `start + chance + own + others = result`.
 */
export interface Balance {
  seat: number
  /**
   * Its chance to win before the deal: a fair share.
   */
  start: number
  /**
   * What cards and dice gave it.
   */
  chance: number
  /**
   * What the moves of its player changed.
   */
  own: number
  /**
   * What the moves of the others changed, and those of a bot or the clock in the player's
   * place.
   */
  others: number
  /**
   * Its part of the win.
   */
  result: number
  /**
   * Its part of the win without luck: how much of its chance its decisions kept, compared with
   * the champion's usual choices and judged from what it knew; all seats' parts add up to 1.
   */
  adjusted: number
  /**
   * The chance to win that its player threw away, all decisions together.
   */
  lost: number
}
/**
 * A moment that moved the chances most.
 */
export interface TurningPoint {
  /**
   * The number in the record of the event that did it, from 0.
   */
  event: number
  kind: 'bad_luck' | 'believed' | 'caught' | 'luck' | 'mistake' | 'move' | 'wrong_call'
  /**
   * The seat that the sentence is about.
   */
  seat: number
  /**
   * That seat's chance to win before the move.
   */
  before: number
  after: number
  /**
   * The other seat of the sentence: the liar who was caught, or the player who believed.
   */
  other: number | null
  /**
   * What made the move.
   */
  decider: 'bot' | 'clock' | 'player'
}
/**
 * A review that is being computed: ask again.
 */
export interface ReviewProgress {
  /**
   * Moves that are reviewed.
   */
  done: number
  /**
   * All moves; 0 while the review waits for its turn.
   */
  total: number
  /**
   * For an uploaded record: what to ask for.
   */
  id: string
}
/**
 * The puzzles of the day.
 */
export interface PuzzleShelf {
  /**
   * The date in UTC, such as `2026-11-17`.
   */
  day: string
  puzzles: DailyPuzzle[]
  /**
   * None for people without a name.
   */
  standing?: SolverStanding
}
/**
 * A game with its puzzle of the day.
 */
export interface DailyPuzzle {
  game: string
  /**
   * How many puzzles it has. They are numbered from 1.
   */
  count: number
  /**
   * The puzzle of the day.
   */
  number: number
  /**
   * A puzzle for people who want another one: if possible, one they have not tried.
   */
  another: number
  /**
   * Whether the person's first answer today was right; None: they have not answered today.
   */
  right?: boolean
}
/**
 * How well a person solves puzzles.
 */
export interface SolverStanding {
  rating: number
  /**
   * Days in a row, up to today or yesterday, on which they solved a daily puzzle.
   */
  streak: number
  tried: number
  right: number
}
/**
 * A puzzle before it is answered: nothing but what the seat knew.
 */
export interface PuzzleShown {
  game: string
  number: number
  seat: number
  /**
   * The game up to the decision, as the seat saw it.
   */
  replay: Replay
  /**
   * The actions to choose from.
   */
  answers: unknown[]
  /**
   * The date, if this is the puzzle of today.
   */
  day?: string
  /**
   * Whether the person has tried it before, so that it is no longer rated.
   */
  tried?: boolean
  /**
   * Whether it is the puzzle of today and the person has not answered it today, so that it counts
   * for their streak.
   */
  daily_open?: boolean
}
/**
 * The solution of a puzzle, and what the answer brought.
 */
export interface PuzzleSolved {
  right: boolean
  /**
   * Index of the best answer.
   */
  best: number
  /**
   * Told afterwards, because it may give the answer away: bots find some kinds of answers
   * more easily.
   */
  grade: 'easy' | 'hard' | 'medium'
  /**
   * By answer.
   */
  odds: AnswerOdds[]
  /**
   * The same game with all hands open.
   */
  replay: Replay
  /**
   * A puzzle to go on with.
   */
  another: number
  /**
   * The date in UTC, if it was answered as the puzzle of that day.
   */
  day?: string
  beliefs?: Beliefs
  /**
   * The claim that the decision answers, with the truth about it.
   */
  claim?: AnsweredClaim
  /**
   * Whether the attempt was rated: the first one of a person with a name.
   */
  counted?: boolean
  /**
   * The points of the rating that it brought.
   */
  gained?: number
  /**
   * Whether the answer counts for the streak: the person's first one to a daily puzzle on its
   * day.
   */
  daily_counted?: boolean
  standing?: SolverStanding
}
/**
 * What an answer is worth.
 */
export interface AnswerOdds {
  /**
   * The chance to win with it, from what the seat knew.
   */
  value: number
  /**
   * How likely the champion chooses it.
   */
  likely: number
}
/**
 * How likely the claim to be answered is true, a lie or a trap, from what the seat knows.
 */
export interface Beliefs {
  true: number
  lie: number
  trap: number
}
/**
 * The claim that a puzzle is about, and what it really was.
 */
export interface AnsweredClaim {
  /**
   * The number of its event in the record, from 0.
   */
  event: number
  seat: number
  kind: 'lie' | 'trap' | 'true'
}
/**
 * A page of the person's tables, the newest first.
 */
export interface Mine {
  tables: Seated[]
  /**
   * The value of `before` that asks for the next page, if there is one.
   */
  more?: number
}
/**
 * A table at which the person sits.
 */
export interface Seated {
  code: string
  game: GameName
  phase: string
  seat: number
  seats: number
  my_turn: boolean
  touched: number
  archived?: boolean
  /**
   * Path of the page that tells the truth about the game, once it is over. A rematch leaves it
   * alone.
   */
  truth?: string
  /**
   * The names by seat; empty for a seat nobody has taken.
   */
  players?: string[]
  /**
   * The seats that won, once the game is over.
   */
  winners?: number[]
  /**
   * Whether the player asked for hints: the game counts in no figures.
   */
  assisted?: boolean
}
/**
 * The person's figures, over all games and by game.
 */
export interface Figures {
  all: GameFigures
  games: {
    [k: string]: GameFigures
  }
}
/**
 * The person's figures in one game, or in all of them.
 */
export interface GameFigures {
  games: number
  /**
   * A shared win counts as a share.
   */
  wins: number
  /**
   * How many games the person would have won if all players at each table were equally good.
   */
  fair_wins: number
  lies: number
  lies_believed: number
  traps: number
  /**
   * Traps that at least one player walked into.
   */
  traps_sprung: number
  /**
   * True statements that the person made.
   */
  truths: number
  /**
   * Lies that the person doubted.
   */
  calls_right: number
  /**
   * True statements that the person doubted.
   */
  calls_wrong: number
  /**
   * Lies that the person believed.
   */
  fell_for: number
  /**
   * True statements that the person believed.
   */
  trusted: number
  /**
   * Size of the biggest lie, in the game's own unit; only for a single game.
   */
  biggest_bluff: number
  /**
   * Code of the table of the biggest lie.
   */
  biggest_bluff_at: string | null
}
/**
 * All that a person's page shows.
 */
export interface YourPage {
  all: Standing
  games: {
    [k: string]: Standing
  }
  /**
   * Finished games that are not counted yet. Ask again: each request counts some.
   */
  uncounted: number
  /**
   * Codes of the latest games that have no review yet, the newest first.
   */
  unreviewed: string[]
}
/**
 * How the person does in one game, or in all of them.
 */
export interface Standing {
  figures: GameFigures
  /**
   * Wins beyond the fair share, game after game.
   */
  wins: ScorePoint[]
  /**
   * Games won in a row up to now.
   */
  streak: number
  longest_streak: number
  /**
   * The latest games, the newest first.
   */
  recent: RecentGame[]
  best_lie: BestLie | null
  /**
   * None: no game is reviewed yet.
   */
  reviewed: ReviewedGames | null
}
/**
 * A score after so many games.
 */
export interface ScorePoint {
  games: number
  /**
   * When the last of them ended, in milliseconds since 1970.
   */
  at: number
  score: number
  /**
   * Of wins: how far luck alone moves 19 of 20 players from 0. Without luck: how far the true
   * score may be away, in 19 of 20 cases.
   */
  margin: number
}
/**
 * A game the person played lately.
 */
export interface RecentGame {
  code: string
  game: string
  at: number
  /**
   * The person's part of the win.
   */
  won: number
  fair_share: number
  /**
   * The result without luck, once the game is reviewed.
   */
  adjusted?: number
  /**
   * The chance to win thrown away, once the game is reviewed.
   */
  lost?: number
}
/**
 * The best lie somebody ever told: believed by the most, and caught by nobody.
 */
export interface BestLie {
  code: string
  game: string
  at: number
  /**
   * Of the players, by seat.
   */
  names: string[]
  told: Told
}
/**
 * How the person played, from the reviews of their games.
 */
export interface ReviewedGames {
  games: number
  decisions: number
  verdicts: {
    [k: string]: number
  }
  /**
   * The person's part of the wins, on average over the reviewed games.
   */
  result: number
  /**
   * The result without luck, on average.
   */
  adjusted: number
  /**
   * What equally good players would get, on average.
   */
  fair_share: number
  /**
   * The chance to win thrown away per game, on average.
   */
  lost: number
  /**
   * The average result without luck, less the fair share, game after game.
   */
  scores: ScorePoint[]
  /**
   * None: the evidence is too thin.
   */
  weakness: YourWeakness | null
}
/**
 * The kind of decision with which the person loses chances most.
 */
export interface YourWeakness {
  game: string
  mistake:
    | 'bid'
    | 'bid_pass'
    | 'claim'
    | 'deal'
    | 'doubt_raise'
    | 'doubt_trust'
    | 'pass_bid'
    | 'plan'
    | 'play'
    | 'raise'
    | 'raise_doubt'
    | 'trust_doubt'
  situation:
    | (
        | 'ahead'
        | 'behind'
        | 'big_claim'
        | 'few_cards'
        | 'few_left'
        | 'first_half'
        | 'looked_at'
        | 'many_cards'
        | 'offered'
        | 'second_half'
      )
    | null
  decisions: number
  /**
   * The chance to win that such a decision throws away, on average.
   */
  lost: number
  /**
   * The same for the person's other decisions in this game.
   */
  others: number
  /**
   * The table of the worst example.
   */
  code: string
  seq: number
}
/**
 * A person's games and figures, as a file.
 */
export interface Export {
  /**
   * The format of this file.
   */
  bluffhouse_export: number
  name: string
  /**
   * When it was made, in milliseconds since 1970.
   */
  exported: number
  /**
   * Finished games that are missing, because they are not counted yet.
   */
  uncounted: number
  figures: GameFigures
  by_game: {
    [k: string]: GameFigures
  }
  /**
   * The games that count, the oldest first.
   */
  games: ExportedGame[]
}
/**
 * A game in an export.
 */
export interface ExportedGame {
  code: string
  game: string
  /**
   * When it ended, in milliseconds since 1970.
   */
  finished: number
  players: number
  seat: number
  /**
   * The person's part of the win: 1, a share of it, or 0.
   */
  won: number
  lies: number
  lies_believed: number
  traps: number
  traps_sprung: number
  truths: number
  calls_right: number
  calls_wrong: number
  fell_for: number
  trusted: number
  review?: JudgedGame
}
/**
 * How a seat played a game, in short.
 */
export interface JudgedGame {
  /**
   * Its result without luck.
   */
  adjusted: number
  /**
   * The chance to win that it threw away in the whole game.
   */
  lost: number
  decisions: JudgedDecision[]
}
/**
 * A decision of a review, with what is needed to compare it with others.
 */
export interface JudgedDecision {
  /**
   * Where it is in the game.
   */
  seq: number
  /**
   * The chance to win thrown away.
   */
  lost: number
  verdict: 'best' | 'blunder' | 'good' | 'mistake'
  kind: 'bid' | 'claim' | 'deal' | 'doubt' | 'pass' | 'plan' | 'play' | 'raise' | 'trust'
  /**
   * The kind of the best option.
   */
  better: 'bid' | 'claim' | 'deal' | 'doubt' | 'pass' | 'plan' | 'play' | 'raise' | 'trust'
  situations?: (
    | 'ahead'
    | 'behind'
    | 'big_claim'
    | 'few_cards'
    | 'few_left'
    | 'first_half'
    | 'looked_at'
    | 'many_cards'
    | 'offered'
    | 'second_half'
  )[]
}
/**
 * The house at this moment.
 */
export interface DeskOverview {
  now: number
  version: string
  worker: number
  tables: DeskTable[]
  addresses: DeskAddress[]
  bots: DeskBots
  floods: Flood[]
  bans: DeskBan[]
  /**
   * Whether there may be other workers, with connections of their own.
   */
  shared?: boolean
  /**
   * The current announcement.
   */
  announcement?: string
}
/**
 * A table whose game is not over yet.
 */
export interface DeskTable {
  code: string
  game: GameName
  phase: 'closed' | 'over' | 'playing' | 'waiting'
  public: boolean
  seats: number
  /**
   * The people who sit there.
   */
  people: string[]
  bots: number
  /**
   * Connections to it through this worker.
   */
  viewers: number
  created: number
  touched: number
  entries: number
}
/**
 * The live connections from one address, through this worker.
 */
export interface DeskAddress {
  address: string
  connections: number
  people: string[]
}
/**
 * The bots' queue of this worker.
 */
export interface DeskBots {
  thinking: number
  waiting: number
  /**
   * Waiting decisions, by the address that opened the table; an empty address is unknown.
   */
  addresses: {
    [k: string]: number
  }
}
/**
 * An address that was refused because of a limit.
 */
export interface Flood {
  /**
   * The reason it was given: a key of the locales.
   */
  limit: string
  address: string
  times: number
  /**
   * When it was last refused, in milliseconds since 1970.
   */
  last: number
}
/**
 * A banned person or address.
 */
export interface DeskBan {
  id: number
  created: number
  /**
   * The name of the person.
   */
  name?: string
  address?: string
  note?: string
  /**
   * When the ban ends; left out: never.
   */
  until?: number
}
/**
 * A person known to the house.
 */
export interface DeskPerson {
  id: number
  name: string
  /**
   * When one of their devices was last used, to the day; now if one is connected.
   */
  seen: number
  /**
   * Tables at which they have a seat, finished ones included.
   */
  tables: number
  connections: number
  /**
   * Where they are connected from, through this worker.
   */
  addresses: string[]
  banned: boolean
}
/**
 * Figures of all workers over time, as one list per figure, from the oldest sample to the
 * latest.
 */
export interface HouseFigures {
  /**
   * Seconds between two samples.
   */
  every: number
  /**
   * When each sample was taken, in milliseconds since 1970.
   */
  at: number[]
  connections: number[]
  /**
   * Moves per second.
   */
  moves: number[]
  /**
   * Decisions that wait for a bot.
   */
  waiting: number[]
  /**
   * Refused commands and requests per second.
   */
  refusals: number[]
  /**
   * Megabytes of all workers; 0 if the system does not say.
   */
  memory: number[]
  /**
   * Milliseconds that the slowest transaction took.
   */
  commit: number[]
}
/**
 * The current announcement.
 */
export interface Announced {
  /**
   * Left out: nothing is announced.
   */
  text?: string
  /**
   * When it was announced, in milliseconds since 1970.
   */
  at?: number
}
/**
 * Why a request was refused.
 */
export interface Problem {
  /**
   * A key of the locales.
   */
  reason: string
  /**
   * Values that its sentence is filled with.
   */
  values: {
    [k: string]: number | string
  }
}
