/** One subcommand of `npm run proof`. */
export interface Proof {
  /** A line that says what the proof shows; it is printed above the tables. */
  readonly about: string;
  /** The options that it takes besides `--quick`. */
  readonly options?: readonly string[];
  run(run: ProofRun): Promise<void>;
}

export interface ProofRun {
  /** Small figures in little time, which no document gets. */
  readonly quick: boolean;
  readonly options: ReadonlySet<string>;
  print(text: string): void;
  /**
   * Puts tables into docs/proof.md, in the place of those of the command's run before, below the commit and the machine.
   * @param option of those that are written apart
   */
  write(tables: string, option?: string): void;
  /** Says that a figure does not hold: it is printed at the end, and the exit status is 1. */
  fail(message: string): void;
}
