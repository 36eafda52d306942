/** What the operator is asked before something is done. */
export interface Question {
  /** Says exactly what will be done; also the text of the button. */
  title: string
  /** What will come of it. */
  says: string
  /** The label of a text that may be given with it. */
  text?: string
  /** Whether the operator chooses for how long. */
  lasting?: boolean
  /** Does it. `hours`: for how long; undefined: for good. */
  act: (text: string, hours: number | undefined) => Promise<unknown>
}
