import { ShellError } from '../../src/core/errors';
import { show } from '../../src/core/shape/show';
import type { MountedWidget } from '../../src/domain/command-map';
import { toHost } from '../../src/page/platform/page-window';
import { isKind, KINDS } from './kinds';
import { createWidgetElement } from './widget-element';

/**
 * Puts a widget at the end of an element of the page. The arguments are untrusted.
 * @throws ShellError `argument` for a kind that is none, a target that is not on the page, options that are no object
 */
export function mountWidget(kind: unknown, target: unknown, options: unknown): MountedWidget {
  if (!isKind(kind)) throw argument(`${show(kind)} is no kind; allowed: ${Object.keys(KINDS).join(', ')}`);
  const place = placeOf(target);
  if (!place)
    throw argument(`${show(target)} is not on the page; allowed: an element, or the selector of one`);
  const read = (given: unknown): object => {
    if (given === undefined || given === null) return {};
    if (typeof given === 'object' && !Array.isArray(given)) return given;
    throw argument(`${show(given)} cannot be used as options; allowed: an object`);
  };
  const first = read(options);
  const element = createWidgetElement(kind, first);
  place.append(element);
  return toHost({
    element,
    update(change) {
      element.options = { ...(element.options as object), ...read(change) };
    },
    unmount: () => element.remove(),
  });
}

function placeOf(target: unknown): Element | null {
  if (typeof target !== 'string') return isElement(target) && target.isConnected ? target : null;
  try {
    return document.querySelector(target);
  } catch {
    // It is no selector.
    return null;
  }
}

/** By what it is: an element may be of another realm's class. */
const isElement = (value: unknown): value is Element => (value as Partial<Node> | null)?.nodeType === 1;

const argument = (problem: string) =>
  new ShellError({
    kind: 'config',
    code: 'argument',
    messageKey: 'error.unexpected',
    message: `mount: ${problem}`,
  });
