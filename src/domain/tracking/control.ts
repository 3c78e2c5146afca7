import type { TextKey, Texts } from '../../core/i18n/texts';

/** A control of the shell that the user has clicked. */
export interface Control {
  /** The element of the shell without `oms-`, or `console`. */
  source: string;
  /** The locale key of its name: nothing that anybody has typed, and the same in every language. */
  key: TextKey;
}

const CONTROLS = 'button, a[href], summary, [role=button], [role^=menuitem], [role=tab], [role=switch]';

/**
 * The control of a click, by the nodes that the click passed, from the inside out. Null outside the shell, and where
 * the control's name is no text of the shell's own: names of orders, people, searches stay where they are.
 */
export function controlOf(path: readonly EventTarget[], texts: Texts): Control | null {
  const nodes = path.filter((node): node is Element => (node as Partial<Node>).nodeType === 1);
  const control = nodes.find((node) => node.matches(CONTROLS));
  const root = nodes.find((node) => node.localName.startsWith('oms-') || node.matches('.oms-console'));
  if (!control || !root) return null;
  const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
  const source = root.localName.startsWith('oms-') ? root.localName.slice(4) : 'console';
  const keys = keysOf(name, texts);
  // Where several say the same, the element's own, else the first one.
  const key = keys.find((one) => one.startsWith(`${source}.`)) ?? keys[0];
  return key === undefined ? null : { key, source };
}

/** By the browser's own search: it runs within each press, before what the press shows, and there are some thousand texts. */
function keysOf(name: string, texts: Texts): TextKey[] {
  const all = Object.keys(texts) as TextKey[];
  const words = Object.values(texts);
  const found: TextKey[] = [];
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1)) found.push(all[at]!);
  return found;
}
