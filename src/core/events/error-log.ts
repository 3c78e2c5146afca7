import type { OmsEvent, OmsEventMap } from './types';

type PageError = OmsEventMap['oms-error'];

const KEY = Symbol.for('oms.shell.errors');
const KEPT = 50;

/**
 * The errors since the first call for this target, oldest first, the last 50. Loader and core share one log: the core reports what went
 * wrong before it ran, too.
 */
export function errorLog(target: EventTarget): readonly PageError[] {
  const holder = target as { [KEY]?: PageError[] };
  holder[KEY] ??= keep(target);
  return holder[KEY];
}

function keep(target: EventTarget): PageError[] {
  const errors: PageError[] = [];
  // Elements, the loader and another bundle dispatch on the document themselves.
  target.addEventListener('oms-error', (event) => {
    errors.push((event as OmsEvent<'oms-error'>).detail);
    errors.splice(0, errors.length - KEPT);
  });
  return errors;
}
