/** What the operator is asked before an action. */
export interface Question {
  /** Says exactly what will happen; also the text of the button. */
  title: string
  /** The consequences. */
  says: string
  /** The label of an optional text. */
  text?: string
  /** Whether the operator chooses for how long. */
  lasting?: boolean
  /** Performs the action. `hours`: for how long; undefined: for good. */
  act: (text: string, hours: number | undefined) => Promise<unknown>
}
