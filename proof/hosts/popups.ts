import type { Role, Tab } from '../support/tab';
import { IN_PAGE } from './in-page';
import { attempt, type Tries } from './tries';

type Target = readonly [role: Role, name: RegExp];

/** A popup of the shell: how a person opens it, and how they see that it answers. */
interface Popup {
  readonly name: string;
  /** What opens it by a press. */
  readonly trigger?: Target;
  /** Opens it otherwise, or waits until it answers keys. */
  open?(tab: Tab): Promise<unknown>;
  readonly of: Target;
  /** A key that puts the focus in it, or marks an option of it at the field that has the focus. */
  readonly key: string;
  readonly marks?: true;
  /** What a press of the mouse changes, where anything does that leaves the popup open. */
  readonly press?: { readonly target: Target; readonly changed: Target };
}

export const search = ['combobox', /^Search$/] as const;
export const bell = ['button', /^Notifications/] as const;
export const notices = ['dialog', /^Notifications$/] as const;
export const feedback = ['dialog', /^Feedback$/] as const;

export const popups: readonly Popup[] = [
  { name: 'account', trigger: ['button', /^Account/], of: ['menu', /^Account$/], key: 'ArrowDown' },
  { name: 'language', trigger: ['button', /^Language/], of: ['menu', /^Language$/], key: 'ArrowDown' },
  {
    name: 'organisation',
    trigger: ['button', /^Switch organisation/],
    // The field has no row to go to before the list has come.
    open: (tab) => tab.see('option', /South/),
    of: ['dialog', /^Switch organisation$/],
    key: 'ArrowDown',
    marks: true,
  },
  {
    name: 'notices',
    trigger: bell,
    of: notices,
    key: 'Tab',
    press: { target: ['tab', /^Private messages/], changed: ['selectedTab', /^Private messages/] },
  },
  {
    name: 'search',
    async open(tab) {
      await tab.key('Control+k');
      await tab.until('the focus in the search', () => tab.on(...search, `${FOCUS} return focus === found`));
      await tab.type('ord');
      await tab.see('option', /^ORD-7/);
    },
    of: ['listbox', /^Search results$/],
    key: 'ArrowDown',
    marks: true,
  },
  {
    name: 'flyout',
    trigger: ['button', /^Home$/],
    of: ['flyout', /./],
    key: 'Tab',
    press: { target: ['button', /^Edit$/], changed: ['button', /^Done$/] },
  },
  {
    name: 'feedback',
    trigger: ['button', /^Feedback$/],
    of: feedback,
    key: 'Tab',
    press: { target: ['textbox', /^Phone/], changed: ['textbox', /^Phone/] },
  },
  {
    name: 'confirm',
    open: (tab) => tab.run(`${IN_PAGE} void view.OmsShell.confirm({ title: 'Leave?' })`),
    of: ['alertdialog', /^Leave\?/],
    key: 'Tab',
  },
];

/** `focus`: the element with the focus, in whichever shadow root and frame. */
export const FOCUS = `
  let focus = document.activeElement;
  for (let inner; (inner = focus && (focus.shadowRoot ?? (focus.localName === 'iframe' && focus.contentDocument))) && inner.activeElement; ) focus = inner.activeElement;`;

/** `holds(node)`: whether `found` is around it, in whichever shadow root. */
const HOLDS = `
  const holds = (node) => {
    for (let up = node; up; up = up.parentNode ?? up.host ?? null) if (up === found) return true;
    return false;
  };`;

/** Points of the element that are outside of the window, or at which something else is. */
const HIDDEN = `${HOLDS}
  const { left, right, top, bottom } = found.getBoundingClientRect();
  const at = (x, y) => {
    let hit = found.ownerDocument.elementFromPoint(x, y);
    for (let inner; hit?.shadowRoot && (inner = hit.shadowRoot.elementFromPoint(x, y)) && inner !== hit; ) hit = inner;
    return hit;
  };
  const hidden = [], inset = Math.min(10, (bottom - top) / 3);
  for (const x of [left + inset, (left + right) / 2, right - inset])
    for (const y of [top + inset, (top + bottom) / 2, bottom - inset]) {
      const hit = at(x, y);
      if (!holds(hit)) hidden.push(Math.round(x) + ',' + Math.round(y) + ': ' + (hit?.outerHTML.slice(0, 80) ?? 'nothing'));
    }
  return hidden;`;

/** Waits until all of it can be seen: nothing is in front of its points. */
export async function uncovered(tab: Tab, what: string, [role, name]: Target): Promise<void> {
  let hidden: string[] | null = null;
  const whole = async () => {
    hidden = await tab.on<string[]>(role, name, HIDDEN);
    return hidden?.length === 0;
  };
  await tab.until(`all of ${what}`, whole).catch((error: Error) => {
    throw new Error(`${error.message}; instead ${hidden?.join(' and ') ?? 'there is none'}`);
  });
}

/** Opens, looks at, uses and closes a popup. `covered`: its trigger may be under the backdrop of the host's modal. */
async function tryPopup(tab: Tab, popup: Popup, covered: boolean): Promise<void> {
  const { name, trigger, of, key, press } = popup;
  if (trigger && covered) {
    await tab.see(...trigger);
    await tab.on(...trigger, 'found.click()');
  } else if (trigger) await tab.press(...trigger);
  await popup.open?.(tab);
  await tab.see(...of);
  await uncovered(tab, name, of);
  if (press) {
    await tab.press(...press.target);
    await tab.see(...press.changed);
  }
  await tab.key(key);
  const answers = popup.marks ? `focus?.hasAttribute('aria-activedescendant')` : 'holds(focus)';
  await tab.until(`${name}: ${key} in it`, () => tab.on(...of, `${FOCUS} ${HOLDS} return ${answers}`));
  // Once: a second press would be the host's, whose modal it closes.
  await tab.key('Escape');
  await tab.gone(...of);
}

/** Tries every popup. `after` runs after each, and says by an error what it has disturbed. */
export async function tryPopups(
  tab: Tab,
  tries: Tries,
  { covered = false, after = async () => {} }: { covered?: boolean; after?: () => Promise<void> } = {},
): Promise<void> {
  for (const popup of popups) {
    await attempt(tries, popup.name, async () => {
      await tryPopup(tab, popup, covered);
      await after();
    });
    // What failed may be open still.
    if (tries.at(-1)?.failure !== undefined) return;
  }
}
