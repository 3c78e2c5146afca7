/** One thing that was tried on one page. */
export interface Try {
  readonly name: string;
  /** What went wrong; nothing where it held. */
  readonly failure?: string;
}

export type Tries = Try[];

/** Tries one thing, and writes down whether it held. */
export async function attempt(tries: Tries, name: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
    tries.push({ name });
  } catch (error) {
    tries.push({ name, failure: error instanceof Error ? error.message.split('\n')[0]! : String(error) });
  }
}

/** Something that must be so. */
export function must(what: string, found: unknown, wanted: unknown): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (left !== right) throw new Error(`${what}: ${left}, not ${right}`);
}
