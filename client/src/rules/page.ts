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
  /** Such as LI-5; null: no rule, but a part around the rules. */
  number: string | null
  name: string
  /** Of its heading. */
  depth: number
  html: string
}
