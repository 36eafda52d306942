/** The rules of a game in one language, as the build bound them. */
export interface Page {
  title: string
  /** What stands before the first heading. */
  intro: string
  sections: Section[]
}

export interface Section {
  /** Its anchor: the rule's number, if it is a rule. */
  id: string
  /** The rule's number; null for a section that is not a rule. */
  number: string | null
  name: string
  /** Of its heading. */
  depth: number
  html: string
}
