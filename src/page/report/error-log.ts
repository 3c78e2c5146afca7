import type { ErrorCode } from './error-codes';

/** The detail of an `oms-error`. */
export interface PageError {
  code: ErrorCode;
  /** For the developer of the page. */
  message: string;
  source: string;
}

interface ErrorLog {
  readonly errors: PageError[];
  keep(event: Event): void;
}

const KEY = Symbol.for('oms.shell.errors');
const KEPT = 50;

/**
 * The errors since the first call for this target, oldest first, the last 50. Loader and core share one log: the core
 * reports what went wrong before it ran, too.
 */
export function errorLog(target: EventTarget): readonly PageError[] {
  const holder = target as { [KEY]?: ErrorLog };
  holder[KEY] ??= createLog();
  const { errors, keep } = holder[KEY];
  // Elements, the loader and another bundle dispatch on the document themselves. Each call listens: `document.open()`
  // takes listeners away.
  target.addEventListener('oms-error', keep);
  return errors;
}

function createLog(): ErrorLog {
  const errors: PageError[] = [];
  return {
    errors,
    keep(event) {
      const { detail } = event as CustomEvent<PageError | undefined>;
      // Scripts of the page may dispatch one, too.
      if (!detail) return;
      errors.push(detail);
      if (errors.length > KEPT) errors.shift();
    },
  };
}
