// How the types are used: a player of LIE who always says what is least.
import {
  isOf,
  PROTOCOL,
  type ActOf,
  type FrameOf,
  type GameName,
  type GameTypes,
  type LegalOf,
  type Snapshot,
  type SnapshotOf,
  type UpdateOf,
} from './index'

/** What a client knows of a table, kept up to date. */
export interface Picture<G extends GameName> {
  seq: number
  table: SnapshotOf<G>['table']
  view: GameTypes[G]['view'] | undefined
  legal: LegalOf<G>[]
}

export function pictured<G extends GameName>(snapshot: SnapshotOf<G>): Picture<G> {
  const { seq, table, view, legal = [] } = snapshot
  return { seq, table, view, legal }
}

/** The picture after an update: some fields are new, some lists are longer. */
export function updated<G extends GameName>(before: Picture<G>, update: UpdateOf<G>): Picture<G> {
  const old = (before.view ?? {}) as Record<string, unknown>
  const view = { ...old, ...update.set } as Record<string, unknown>
  for (const [field, more] of Object.entries(update.add ?? {})) {
    view[field] = [...(old[field] as unknown[]), ...(more as unknown[])]
  }
  return {
    seq: update.seq,
    table: update.table ?? before.table,
    view: 'seat' in view ? (view as unknown as GameTypes[G]['view']) : undefined,
    legal: update.legal ?? before.legal,
  }
}

/** One of the things that may be done; the compiler knows all there are. */
export function cautious(legal: LegalOf<'lie'>[]): GameTypes['lie']['action'] | undefined {
  const first = legal[0]
  if (first === undefined || 'do' in first) return first
  switch (first.form) {
    case 'turn_cards':
      return { do: 'turn', up: first.cards.map(([low]) => low) }
    case 'bid_higher':
      return nextBid(first) ?? { do: 'call' }
  }
}

function nextBid({ order, cards, count, value }: GameTypes['lie']['form'] & { form: 'bid_higher' }) {
  if (count === 0) return { do: 'bid', count: 1, value: 1 } as const
  if (order === 'classic' && value < 6) return { do: 'bid', count, value: value + 1 } as const
  if (order === 'classic' && count < cards) return { do: 'bid', count: count + 1, value: 1 } as const
  if (order === 'value_first' && count < cards) return { do: 'bid', count: count + 1, value } as const
  if (order === 'value_first' && value < 6) return { do: 'bid', count: 1, value: value + 1 } as const
  return undefined
}

/** Sits at a table of LIE until its game is over. */
export function play(socket: WebSocket): void {
  const visit = crypto.randomUUID().slice(0, 8)
  let picture: Picture<'lie'> | undefined
  let decided = 0
  socket.addEventListener('message', (message: MessageEvent<string>) => {
    const frame = JSON.parse(message.data) as FrameOf<'lie'>
    if (frame.type === 'refused') {
      console.warn(frame.reason, frame.values)
      return
    }
    if (frame.type === 'snapshot') {
      if (frame.protocol !== PROTOCOL || !isOf('lie', frame as Snapshot)) {
        socket.close()
        return
      }
      picture = pictured(frame)
    } else if (frame.type === 'update' && picture) {
      picture = updated(picture, frame)
      if (frame.id !== undefined) decided += 1
    }
    if (picture === undefined || picture.table.phase === 'over') {
      socket.close()
      return
    }
    const action = cautious(picture.legal)
    if (action) {
      // Until the answer comes the same decision has the same id: sent twice, played once.
      const act: ActOf<'lie'> = { type: 'act', id: `${visit}-${decided}`, action }
      socket.send(JSON.stringify(act))
    }
  })
}
