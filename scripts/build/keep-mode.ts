/**
 * Runs work that sets NODE_ENV for the whole process, as a build does, and puts it back: whatever runs next (tests, the demo)
 * would else take itself for production.
 */
export async function keepMode<T>(work: () => Promise<T>): Promise<T> {
  const { NODE_ENV: mode } = process.env;
  try {
    return await work();
  } finally {
    if (mode === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = mode;
  }
}
