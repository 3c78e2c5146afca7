export interface ReleaseStep {
  readonly words: string;
  run(): void | Promise<void>;
  /** What there is and what is to be done, where this step fails after all that counts is done. */
  readonly missing?: string;
}

/**
 * Runs the steps in order.
 * @param undo the commands by which what was written goes
 * @throws Error with what is to be done where a step fails
 */
export async function runSteps(
  steps: readonly ReleaseStep[],
  undo: readonly string[],
  say: (line: string) => void = console.log,
): Promise<void> {
  for (const { words, run, missing } of steps) {
    say(`\n== ${words}`);
    try {
      await run();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      const nothing = `Nothing is released: it could not ${words}. What was written goes with:\n\n  ${undo.join('\n  ')}`;
      throw new Error(`${why}\n\n${missing ?? nothing}`);
    }
  }
}
