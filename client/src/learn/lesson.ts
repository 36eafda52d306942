// A lesson is data: what the coach says, and when. It follows the game as it goes, so it fits any
// deal and any choice; what never comes to pass is never said.
import type { Names } from '../games'
import type { GameName, GameTypes, LegalOf } from '../protocol'

type EventOf<G extends GameName> = GameTypes[G]['event']
type Kind<G extends GameName> = EventOf<G>['event']
type One<G extends GameName, K extends Kind<G>> = Extract<EventOf<G>, { event: K }>
type Values = Record<string, string | number>

export interface Step<G extends GameName> {
  /** The words: `learn-<game>-<key>`. */
  key: string
  /** It is said while this holds; once it does not any more, it has been said. */
  when: (now: Now<G>) => boolean
  /** What it speaks of: everything marked `data-learn` with that. */
  at?: string
  values?: (now: Now<G>) => Values
  /** There is something to do at the table; until then it stays. */
  todo?: boolean
  /** Said again when this has grown. */
  times?: (now: Now<G>) => number
}

export interface Lesson<G extends GameName> {
  /** In the order in which they are said if several could be. */
  steps: Step<G>[]
  /** Events by which a player decides; everything else follows from them. */
  decisions: readonly string[]
  /** The round is over, and with it the lesson. */
  over: (now: Now<G>) => boolean
}

/** The table as the learner has it right now. */
export class Now<G extends GameName> {
  constructor(
    readonly view: GameTypes[G]['view'],
    readonly legal: LegalOf<G>[],
    readonly me: number,
    readonly names: Names,
    readonly events: EventOf<G>[],
    readonly decisions: readonly string[],
  ) {}

  /** I am to decide. */
  get mine(): boolean {
    return this.view.to_act.includes(this.me)
  }

  /** Something like that may be done now: an action, or a form to fill in. */
  may(name: string): boolean {
    return this.legal.some((item) => ('do' in item ? item.do : item.form) === name)
  }

  /** The last event of that kind. */
  last<K extends Kind<G>>(kind: K): One<G, K> | undefined {
    return this.events.findLast((happened): happened is One<G, K> => happened.event === kind)
  }

  all<K extends Kind<G>>(kind: K): One<G, K>[] {
    return this.events.filter((happened): happened is One<G, K> => happened.event === kind)
  }

  /** The last event of that kind, until I have done something after it. */
  fresh<K extends Kind<G>>(kind: K): One<G, K> | undefined {
    const at = this.events.findLastIndex((happened) => happened.event === kind)
    const after = at < 0 ? [] : this.events.slice(at + 1)
    return after.some(
      (happened) => this.decisions.includes(happened.event) && 'seat' in happened && happened.seat === this.me,
    )
      ? undefined
      : this.last(kind)
  }
}

/** What happened, explained each time it happens. */
export function told<G extends GameName, K extends Kind<G>>(
  kind: K,
  at: string,
  key: string,
  when: (happened: One<G, K>, now: Now<G>) => boolean,
  values: (happened: One<G, K>, now: Now<G>) => Values,
): Step<G> {
  return {
    key,
    at,
    when: (now) => {
      const happened = now.fresh(kind)
      return happened !== undefined && when(happened, now)
    },
    values: (now) => {
      const happened = now.last(kind)
      return happened ? values(happened, now) : {}
    },
    times: (now) => now.all(kind).length,
  }
}
