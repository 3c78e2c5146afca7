/** A part of the build. */
export interface Step {
  readonly name: string;
  /** Names its result in the line that `npm start` prints before it runs the step. */
  readonly words: string;
  readonly inputs: readonly string[];
  /** Files that must be there for the step to count as done. */
  readonly outputs: readonly string[];
  run(): Promise<unknown>;
}

/**
 * Runs the steps in order, and says which one runs, and how long the one before has taken.
 * @param done called after each
 * @throws the first error of a step
 */
export async function runSteps<S extends Pick<Step, 'words' | 'run'>>(
  steps: readonly S[],
  done: (step: S) => void,
  log: (line: string) => void = console.log,
): Promise<void> {
  for (const [index, step] of steps.entries()) {
    log(`Building ${step.words} (${index + 1} of ${steps.length}) …`);
    const start = performance.now();
    await step.run();
    done(step);
    log(`Built ${step.words} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}
