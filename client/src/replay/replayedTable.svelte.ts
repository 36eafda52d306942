// A replay that looks to a game's table like a live game in which the viewer cannot act.
import type { OpenView } from '../games/parts'
import type { Live, Moment, Status } from '../house/live.svelte'
import type {
  AnyView,
  ClocksShown,
  GameName,
  GameTypes,
  LegalOf,
  Refused,
  Replay,
  ChatMessage,
  Step,
  TableShown,
  You,
} from '../protocol'

/** A point of view: a seat, all hands open, or (null) a spectator's. */
export type PointOfView = number | 'all' | null

export class ReplayedTable implements Pick<Live, keyof Live> {
  readonly status: Status = 'live'
  readonly tv = false
  readonly legal: LegalOf<GameName>[] = []
  readonly clocks: ClocksShown | null = null
  readonly clocksAt = 0
  readonly chat: ChatMessage[] = []
  readonly unsentChat: Live['unsentChat'] = []
  readonly refusal: Refused | null = null
  ownCountdown = false
  /** As if an action were on its way, so that nobody can decide anything. */
  readonly acting = true
  table = $state.raw<TableShown>() as TableShown
  you = $state.raw<You>() as You
  view = $state.raw<GameTypes[GameName]['view']>() as GameTypes[GameName]['view']
  log = $state.raw<Moment[]>([])
  /** What the table is still animating. */
  #playing = $state.raw<readonly Promise<void>[]>([])
  /** Whether the table is still animating the step. */
  readonly showing = $derived(this.#playing.length > 0)
  /** The log without the step that is still being animated: telling of it would spoil it. */
  readonly visibleLog = $derived(this.showing ? this.log.slice(0, -1) : this.log)
  /** Called when nothing is animated any more. */
  #waiting: (() => void)[] = []
  readonly rematching = false
  readonly hint = null
  readonly hinting = 'no'
  readonly skipping = false
  readonly skippable = false

  /** The index of the step that is shown; 0 is the deal. */
  at = $state(0)
  /** Counts how often the table was set up anew, which cancels its animations. */
  setUp = $state(0)

  readonly code: string
  readonly over: boolean
  readonly seat: number | null
  readonly pointOfView: PointOfView
  readonly #steps: Step[]
  readonly #table: TableShown
  #listeners = new Set<Parameters<Live['onMoment']>[0]>()

  readonly #openView: OpenView | undefined

  /** `openView`: shows the table with everybody's secrets, if all hands are open. */
  constructor(table: TableShown, replay: Replay, name: string, openView?: OpenView) {
    this.code = table.code
    this.over = replay.over ?? false
    this.seat = replay.seat ?? null
    this.pointOfView = replay.all_hands ? 'all' : this.seat
    this.#openView = replay.all_hands ? openView : undefined
    this.#steps = replay.steps
    // Whether the players have a connection now does not matter.
    this.#table = { ...table, seats: table.seats.map((chair) => chair && { ...chair, here: true }) }
    this.you = this.seat === null ? { name } : { name, seat: this.seat }
    this.jump(0)
  }

  /** The index of the last step. */
  get last(): number {
    return this.#steps.length - 1
  }

  get step(): Step {
    const step = this.#steps[this.at]
    if (!step) throw new Error(`${this.code}: no step ${this.at}`)
    return step
  }

  /** With all hands open: every seat's view, as long as the step is animated those before it. */
  get hands(): AnyView[] {
    const step = this.#steps[this.showing ? this.at - 1 : this.at]
    return step ? viewsOf(step) : []
  }

  /** The index of the step in which the entry with that sequence number was played. */
  stepOf(seq: number): number {
    return Math.max(
      0,
      this.#steps.findLastIndex((step) => step.seq <= seq),
    )
  }

  /** Go one step on and animate it as it happened. */
  next(): void {
    if (this.at >= this.last) return
    this.#show(this.at + 1, false)
    const moment = this.log.at(-1)
    if (moment) for (const listener of this.#listeners) this.#holdBack(listener(moment))
  }

  /** A promise that resolves when the table has shown the step. */
  async whenShown(): Promise<void> {
    if (this.showing) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  #holdBack(done: Promise<void> | void): void {
    if (!done) return
    this.#playing = [...this.#playing, done]
    void done.finally(() => {
      this.#playing = this.#playing.filter((other) => other !== done)
      if (!this.showing) this.#shown()
    })
  }

  #shown(): void {
    for (const resolve of this.#waiting) resolve()
    this.#waiting = []
  }

  /** Show a step at once, without animation. */
  jump(at: number): void {
    const there = Math.min(Math.max(at, 0), this.last)
    this.#playing = [] // the table is set up anew
    this.log = this.#steps.slice(0, there).map((step) => moment(step, true))
    this.#show(there, true)
    this.setUp += 1
    this.#shown()
  }

  #show(at: number, past: boolean): void {
    const step = this.#steps[at]
    if (!step) return
    this.at = at
    this.view = this.#openView?.(step.view, viewsOf(step)) ?? step.view
    this.log = [...this.log, moment(step, past)]
    const { next: _, ...table } = this.#table
    this.table = { ...table, phase: this.over && at === this.last ? 'over' : 'playing' }
  }

  onMoment(listener: Parameters<Live['onMoment']>[0]): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** A replay has its own speed. */
  tempo(): number {
    return 1
  }

  skip(): void {}
  act(): void {}
  ask(): void {}
  say(): void {}
  rematch(): void {}
  askHint(): void {}
  forgetHint(): void {}
  leave(): void {}
}

/** Every seat's view after a step; empty unless all hands are open. */
const viewsOf = ({ view, hands = [] }: Step): AnyView[] =>
  hands.map((own, seat) => ({ ...view, ...own, seat }) as AnyView)

function moment(step: Step, past: boolean): Moment {
  const by = step.by === 'bot' || step.by === 'clock' ? step.by : undefined
  return { seq: step.seq, events: step.events, notice: undefined, by, past }
}
