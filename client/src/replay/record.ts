// A record from a file, which the house turns into a replay.
import { api, Refusal } from '../house/api'
import { shownName } from '../house/erasedNames'
import type { Replay, TableShown } from '../protocol'
import { words } from '../words/words.svelte'
import type { PointOfView } from './replayedTable.svelte'

/** The longest record the house reads, in kibibytes; longer ones are not even sent. */
const MAX_SIZE = 256

export class RecordFile {
  private constructor(
    readonly name: string,
    readonly text: string,
  ) {}

  /** Read a file; throws a refusal if it is too long. */
  static async read(file: File): Promise<RecordFile> {
    if (file.size > MAX_SIZE * 1024) throw new Refusal('record-too-long', { most: MAX_SIZE }, 413)
    return new RecordFile(file.name, await file.text())
  }

  from = (wanted: PointOfView): Promise<Replay> => api.replayRecord(this.text, wanted)
}

/** The table of a replay, as far as a record knows it. */
export const tableOf = ({ game, options, names, bots = {} }: Replay): TableShown => ({
  code: '',
  game,
  options,
  seats: names.map((name, seat) => {
    const bot = bots[seat]
    return bot === undefined ? { name: shownName(name), person: true } : { name, bot }
  }),
  phase: 'over',
  pledge: '',
})

/** Why a record was refused, with the line of the file if it is known. */
export async function refusalSentence(file: string, { reason, values }: Refusal): Promise<string> {
  const { line } = values
  if (line === undefined) return words.of(reason, values)
  await words.learn('terminal') // the message is among those of the terminal
  return words.of('record-wrong', { file, line, reason: words.of(reason, values) })
}
