// A lesson is data: what the coach says, and when. It follows the game, so it fits any deal and any
// choice; a step whose moment never comes is never said.
import type { Names } from '../games'
import type { GameName, GameTypes, LegalOf } from '../protocol'

type EventOf<G extends GameName> = GameTypes[G]['event']
type Kind<G extends GameName> = EventOf<G>['event']
type One<G extends GameName, K extends Kind<G>> = Extract<EventOf<G>, { event: K }>
type Values = Record<string, string | number>

export interface Step<G extends GameName> {
  /** Its message is `learn-<game>-<key>`. */
  key: string
  /** Whether to say it now. Once this turns false again, the step is done. */
  when: (now: LessonTable<G>) => boolean
  /** The ring goes around all elements with this word in `data-learn`. */
  at?: string
  values?: (now: LessonTable<G>) => Values
  /** The learner has to do something at the table; the step stays until they do. */
  todo?: boolean
  /** How often its occasion has come; the step is said again when this grows. */
  times?: (now: LessonTable<G>) => number
}

export interface Lesson<G extends GameName> {
  /** Where several could be said, the first comes first. */
  steps: Step<G>[]
  /** Events by which a player decides; everything else follows from them. */
  decisions: readonly string[]
  /** Whether the lesson is over. */
  over: (now: LessonTable<G>) => boolean
}

/** The table as the learner sees it now. */
export class LessonTable<G extends GameName> {
  constructor(
    readonly view: GameTypes[G]['view'],
    readonly legal: LegalOf<G>[],
    readonly me: number,
    readonly names: Names,
    readonly events: EventOf<G>[],
    readonly decisions: readonly string[],
  ) {}

  /** Whether the learner must decide now. */
  get mine(): boolean {
    return this.view.to_act.includes(this.me)
  }

  /** Whether an action or a form of that name is legal now. */
  may(name: string): boolean {
    return this.legal.some((item) => ('do' in item ? item.do : item.form) === name)
  }

  /** The last event of that kind. */
  last<K extends Kind<G>>(kind: K): One<G, K> | undefined {
    return this.events.findLast((happened): happened is One<G, K> => happened.event === kind)
  }

  /** All events of that kind so far. */
  all<K extends Kind<G>>(kind: K): One<G, K>[] {
    return this.events.filter((happened): happened is One<G, K> => happened.event === kind)
  }

  /** The last event of that kind, unless the learner has decided something since. */
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

/** A step that explains an event each time it happens. */
export function explain<G extends GameName, K extends Kind<G>>(
  kind: K,
  at: string,
  key: string,
  when: (happened: One<G, K>, now: LessonTable<G>) => boolean,
  values: (happened: One<G, K>, now: LessonTable<G>) => Values,
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
