/** What is said of a page. */
export interface Findings {
  /** What is wrong: a sentence each. */
  readonly problems: readonly string[];
  /** What a reader has to know beside, and is no fault of the page. */
  readonly notes: readonly string[];
}
