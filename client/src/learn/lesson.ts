// A lesson is data: what the coach says, and when, and what the learner is told to tap. The deal and the
// other players follow a script in the house, which waits for the coach. A learner who does something else
// is free to: the steps follow the game, and a step whose moment never comes is never said.
import type { Names } from '../games'
import type { GameName, GameTypes, LegalOf } from '../protocol'
import type { Tap } from './taps'

type EventOf<G extends GameName> = GameTypes[G]['event']
type Kind<G extends GameName> = EventOf<G>['event']
type One<G extends GameName, K extends Kind<G>> = Extract<EventOf<G>, { event: K }>
type Values = Record<string, string | number>

export interface Step<G extends GameName> {
  /** Its message is `learn-<game>-<key>`, unless it has one that all games share. */
  key: string
  message?: string
  /** Whether to say it now. Once this turns false again, the step is done. */
  when: (now: LessonTable<G>) => boolean
  /** The ring goes around all elements with this word in `data-learn`. */
  at?: string
  values?: (now: LessonTable<G>) => Values
  /** The learner has to do something at the table; the step stays until they do. */
  todo?: boolean
  /** The others go on while this is said. */
  others?: boolean
  /** How often its occasion has come; the step is said again when this grows. */
  times?: (now: LessonTable<G>) => number
}

export interface Lesson<G extends GameName> {
  /** Where several could be said, the first comes first. */
  steps: Step<G>[]
  /** Events by which a player decides; everything else follows from them. */
  decisions: readonly Kind<G>[]
  /** The decisions of the script that are the learner's, in order. */
  script: readonly GameTypes[G]['action'][]
  /** How to make a decision: the controls to tap, one after another. None, if it is not possible now. */
  taps: (action: GameTypes[G]['action'], now: LessonTable<G>) => Tap[]
}

/** The table as the learner sees it now. */
export class LessonTable<G extends GameName> {
  constructor(
    readonly view: GameTypes[G]['view'],
    readonly legal: LegalOf<G>[],
    readonly me: number,
    readonly names: Names,
    readonly events: EventOf<G>[],
    readonly decisions: readonly Kind<G>[],
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

  /** Whether the game is over. */
  get over(): boolean {
    return this.view.result !== null
  }

  /** How many decisions the learner has made. */
  get decided(): number {
    return this.events.filter((happened) => this.#isMyDecision(happened)).length
  }

  #isMyDecision(happened: EventOf<G>): boolean {
    return this.decisions.includes(happened.event) && 'seat' in happened && happened.seat === this.me
  }

  /** The last event of that kind, unless the learner has decided something since. */
  fresh<K extends Kind<G>>(kind: K): One<G, K> | undefined {
    const at = this.events.findLastIndex((happened) => happened.event === kind)
    const after = at < 0 ? [] : this.events.slice(at + 1)
    return after.some((happened) => this.#isMyDecision(happened)) ? undefined : this.last(kind)
  }
}

/** The coach admits that the deal is chosen. */
export const CHOSEN_DEAL = { key: 'deal', message: 'learn-deal', when: () => true }

/** The last step, which leads to the truth. */
export const END = { key: 'end', when: (now: { over: boolean }) => now.over }

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

/** The learner's next decision in the script, while they may decide. */
export const nextDecision = <G extends GameName>(
  lesson: Lesson<G>,
  now: LessonTable<G>,
): GameTypes[G]['action'] | undefined => (now.mine ? lesson.script[now.decided] : undefined)

/** The controls to tap for it. */
export function tapsNow<G extends GameName>(lesson: Lesson<G>, now: LessonTable<G>): Tap[] {
  const action = nextDecision(lesson, now)
  return action ? lesson.taps(action, now) : []
}
