/** The rules page of a game in one language, as the build makes it from Markdown. */
export interface Page {
  title: string
  /** HTML before the first heading. */
  intro: string
  sections: Section[]
}

export interface Section {
  /** The anchor: the rule's number, if the section is a rule. */
  id: string
  /** The rule's number; null for a section that is not a rule. */
  number: string | null
  name: string
  /** Level of its heading. */
  depth: number
  /** The option this rule depends on, as `name=value`; null: it is always in force. */
  option: string | null
  html: string
}

/** The options of a table that differ from the usual ones. */
export type Options = object

/** Whether a rule or a part of one is in force. `usual`: whether it is without that option. */
function holds(when: string, options: Options, usual: boolean): boolean {
  const [name, value] = when.split('=')
  const [, chosen] = Object.entries(options).find(([option]) => option === name) ?? []
  return chosen === undefined ? usual || value === 'false' : String(chosen) === value
}

/** The rules in force with these options, without the parts that are not. */
export const inForce = (sections: readonly Section[], options: Options): Section[] =>
  sections
    .filter(({ option }) => option === null || holds(option, options, false))
    .map((section) => ({ ...section, html: itemsInForce(section.html, options) }))

/** Leave out list items that are not in force; of several for one option, the first is the usual one. */
function itemsInForce(html: string, options: Options): string {
  const seen = new Set<string>()
  return html.replace(/<li data-if="([^"]+)">[^]*?<\/li>\s*/g, (item, when: string) => {
    const name = when.split('=')[0] ?? ''
    const usual = !seen.has(name)
    seen.add(name)
    return holds(when, options, usual) ? item : ''
  })
}
