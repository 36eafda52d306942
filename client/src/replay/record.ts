// A record that somebody has in a file, as the house plays it through.
import { api, Refusal } from '../house/api'
import type { Replay, TableShown } from '../protocol'
import { words } from '../words/words.svelte'

/** Kibibytes: the house reads no longer ones, so they need not travel. */
const MOST = 256

export class RecordFile {
  private constructor(
    readonly name: string,
    readonly text: string,
  ) {}

  static async read(file: File): Promise<RecordFile> {
    if (file.size > MOST * 1024) throw new Refusal('record-too-long', { most: MOST }, 413)
    return new RecordFile(file.name, await file.text())
  }

  from = (seat: number | null): Promise<Replay> => api.replayRecord(this.text, seat)
}

/** The table it was played at, as far as a record knows one. */
export const tableOf = ({ game, options, names, bots = {} }: Replay): TableShown => ({
  code: '',
  game,
  options,
  seats: names.map((name, seat) => {
    const bot = bots[seat]
    return bot === undefined ? { name, person: true } : { name, bot }
  }),
  phase: 'over',
  pledge: '',
})

/** Why not, with the line of the file where it stands. */
export async function sayNo(file: string, { reason, values }: Refusal): Promise<string> {
  const { line } = values
  if (line === undefined) return words.of(reason, values)
  await words.learn('terminal') // which has always had to say it
  return words.of('record-wrong', { file, line, reason: words.of(reason, values) })
}
