// A replay that looks to a game's table like a live game in which the viewer cannot act.
import type { Live, Moment, Status } from '../house/live.svelte'
import type {
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
  /** Nothing is held back: the caption tells what happens while it is animated. */
  readonly showing = false

  /** The index of the step that is shown; 0 is the deal. */
  at = $state(0)
  /** Counts how often the table was set up anew, which cancels its animations. */
  setUp = $state(0)

  readonly code: string
  readonly over: boolean
  readonly seat: number | null
  readonly #steps: Step[]
  readonly #table: TableShown
  #listeners = new Set<Parameters<Live['onMoment']>[0]>()

  constructor(table: TableShown, replay: Replay, name: string) {
    this.code = table.code
    this.over = replay.over ?? false
    this.seat = replay.seat ?? null
    this.#steps = replay.steps
    this.#table = table
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
    this.#show(this.at + 1)
    const moment = this.log.at(-1)
    if (moment) for (const listener of this.#listeners) void listener(moment)
  }

  /** Show a step at once, without animation. */
  jump(at: number): void {
    const there = Math.min(Math.max(at, 0), this.last)
    this.log = this.#steps.slice(0, there).map((step) => moment(step, true))
    this.#show(there)
    this.setUp += 1
  }

  #show(at: number): void {
    const step = this.#steps[at]
    if (!step) return
    this.at = at
    this.view = step.view
    this.log = [...this.log, moment(step, at === 0)]
    const { next: _, ...table } = this.#table
    this.table = { ...table, phase: this.over && at === this.last ? 'over' : 'playing' }
  }

  get visibleLog(): Moment[] {
    return this.log
  }

  onMoment(listener: Parameters<Live['onMoment']>[0]): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  act(): void {}
  ask(): void {}
  say(): void {}
  leave(): void {}
}

function moment(step: Step, past: boolean): Moment {
  const by = step.by === 'bot' || step.by === 'clock' ? step.by : undefined
  return { seq: step.seq, events: step.events, notice: undefined, by, past }
}
