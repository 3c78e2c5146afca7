import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

interface Original {
  readonly path: string;
  readonly text: string;
}

/** Changes one file at a time, and puts it back whatever happens. */
export interface InPlace {
  /** @throws Error while another file is changed */
  change(path: string, text: string): void;
  /** Puts the changed file back; without one it does nothing. */
  restore(): void;
}

/**
 * Puts back what an earlier run, ended by force, has left changed.
 * @param journal the file that holds the original while another is changed
 */
export function openInPlace(journal: string): InPlace {
  let changed: Original | null = null;
  function restore(): void {
    if (!changed) return;
    const { path, text } = changed;
    writeFileSync(path, text);
    rmSync(journal, { force: true });
    changed = null;
  }
  if (existsSync(journal)) {
    changed = JSON.parse(readFileSync(journal, 'utf8')) as Original;
    restore();
  }
  return {
    change(path, text) {
      if (changed) throw new Error(`${changed.path} is still changed`);
      const original = { path, text: readFileSync(path, 'utf8') };
      mkdirSync(dirname(journal), { recursive: true });
      // First: a process may end between the two.
      writeFileSync(journal, JSON.stringify(original));
      changed = original;
      writeFileSync(path, text);
    },
    restore,
  };
}

/** Calls back when this process ends, also by a signal or an error that nobody catches. */
export function atTheEnd(work: () => void): void {
  process.on('exit', work);
  for (const [signal, status] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.on(signal, () => process.exit(status));
  }
}
