// Filling in a form: one control per blank, and the action they make (src/bluffhouse/rules/blanks.py).
import type { FormDeclaration } from '../protocol'

type AnyBlank = FormDeclaration['blanks'][string]

export type Form = { form: string } & Record<string, unknown>
/** By blank, what has been filled in so far. For items that are picked, their positions. */
export type Filled = Record<string, number | number[] | null>

/** A bound is a number, or the name of the form's field that holds it. */
export const bound = (form: Form, given: number | string): number =>
  typeof given === 'number' ? given : Number(form[given])

export const itemsOf = (form: Form, field: string): unknown[] => form[field] as unknown[]

/** A new form: numbers stand at their lowest, one item is picked where there is only one. */
export function emptied(form: Form, blanks: Record<string, AnyBlank>): Filled {
  return Object.fromEntries(Object.entries(blanks).map(([name, blank]) => [name, first(form, blank)]))
}

function first(form: Form, blank: AnyBlank): Filled[string] {
  switch (blank.blank) {
    case 'number':
      return blank.optional ? null : bound(form, blank.least)
    case 'pick':
      return itemsOf(form, blank.of).length === 1 ? 0 : null
    case 'pickeach':
      return itemsOf(form, blank.of).map(() => 0)
    case 'some':
      return []
  }
}

/** Whether every blank that needs an answer has one. */
export function complete(filled: Filled, blanks: Record<string, AnyBlank>): boolean {
  return Object.entries(blanks).every(([name, blank]) => {
    const value = filled[name] ?? null
    if (Array.isArray(value)) return value.length > 0
    return value !== null || (blank.blank === 'number' && blank.optional)
  })
}

/** The action that a complete form makes. */
export function actionOf(form: Form, { makes, blanks }: FormDeclaration, filled: Filled): { do: string } {
  const action: Record<string, unknown> = { do: makes }
  for (const [name, blank] of Object.entries(blanks)) {
    const value = filled[name] ?? null
    switch (blank.blank) {
      case 'number':
        // A field that may stay empty is left out, as the house itself writes it.
        if (value !== null) action[name] = value
        break
      case 'pick': {
        const item = itemsOf(form, blank.of)[value as number]
        if (blank.parts.length) blank.parts.forEach((part, at) => (action[part] = (item as unknown[])[at]))
        else action[name] = item
        break
      }
      case 'pickeach':
        action[name] = itemsOf(form, blank.of).map((item, at) => (item as unknown[])[(value as number[])[at] ?? 0])
        break
      case 'some':
        action[name] = [...(value as number[])].sort((a, b) => a - b).map((at) => itemsOf(form, blank.of)[at])
    }
  }
  return action as { do: string }
}
