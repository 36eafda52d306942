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
  html: string
}
