// Talks to the operator's desk (docs/protocol.md).
import { ask } from '../house/api'
import type { AddBan, DeskOverview, DeskPerson, HouseFigures } from '../protocol'

const PATH = '/api/desk'

export const BACKUP = `${PATH}/backup`

export const deskApi = {
  signIn: (token: string) => ask<undefined>('POST', `${PATH}/session`, { token }),
  signOut: () => ask<undefined>('DELETE', `${PATH}/session`),
  overview: () => ask<DeskOverview>('GET', PATH),
  people: (name: string) => ask<DeskPerson[]>('GET', `${PATH}/people?name=${encodeURIComponent(name)}`),
  /** The figures after that time, in milliseconds since 1970. */
  figures: (after: number) => ask<HouseFigures>('GET', `${PATH}/figures?after=${after}`),
  closeTable: (code: string, reason: string) => ask<undefined>('POST', `${PATH}/tables/${code}/close`, { reason }),
  ban: (ban: AddBan) => ask<undefined>('POST', `${PATH}/bans`, ban),
  lift: (id: number) => ask<undefined>('DELETE', `${PATH}/bans/${id}`),
  announce: (text: string) => ask<undefined>('POST', `${PATH}/announcement`, { text }),
  withdraw: () => ask<undefined>('DELETE', `${PATH}/announcement`),
}
