// The captions of the heist: one short sentence per scene.
import type { Names } from '..'
import { roleName, say } from './gang'
import type { Scene } from './scenes'

export function captionOf({ event, suspense }: Scene, names: Names): string {
  switch (event.event) {
    case 'heist_begun':
      return say('heist-in', { count: event.characters.length })
    case 'revealed': {
      if (suspense) return say(event.fate === 'named' ? 'heist-hush-named' : 'heist-hush', { role: event.role })
      const count = event.characters.length
      const first = names.who(event.characters[0]?.[0] ?? -1)
      const values = { ...first, count, role: roleName(event.role), stake: event.stake }
      const told = say(`heist-${event.fate.replace('_', '-')}`, values)
      return event.threat_card ? say('and-then', { first: told, then: say('threat-card', first) }) : told
    }
    case 'named':
    case 'only_role_named':
      return say('heist-names', { ...names.who(event.seat), role: roleName(event.role) })
    case 'nobody_left':
      return say('nobody-left')
    case 'snitch_alone':
      return say('heist-alone', { ...names.who(event.seat), lost: event.lost })
    case 'loot_split':
      return suspense
        ? say('heist-loot', { amount: event.amount, bonus: event.bonus })
        : say('heist-shares', { share: event.share, count: event.characters.length, rest: event.rest })
    case 'driver_paid':
      return say('heist-driver', { ...names.who(event.seat), count: event.payers.length })
    case 'pocket_picked':
      return say('heist-pocket', {
        ...names.who(event.seat),
        toyou: names.who(event.victim).you,
        amount: event.amount,
      })
    case 'icon_paid':
      return say('heist-icon', { ...names.who(event.seat), role: roleName(event.role) })
  }
}
