import { vi } from 'vitest';

const TAGS: Readonly<Record<string, string>> = {
  button: 'button',
  cell: 'td',
  dialog: 'dialog',
  link: 'a[href]',
  textbox: 'input[type="text"], input:not([type])',
};

/** Every element of the page, in whichever shadow root. */
function* everywhere(root: ParentNode): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* everywhere(element.shadowRoot);
  }
}

function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const id = element.getAttribute('aria-labelledby');
  const by = id === null ? (element as HTMLInputElement).labels?.[0] : rootOf(element).getElementById(id);
  return (by ?? element).textContent?.trim() ?? '';
}

const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;

/** The elements of a role with this name: `aria-label`, else what labels it, else its text. */
export function allByRole(role: string, name: string): HTMLElement[] {
  const tag = TAGS[role];
  return [...everywhere(document)].filter(
    (element): element is HTMLElement =>
      (element.getAttribute('role') ?? (tag && element.matches(tag) && role)) === role &&
      !element.closest('[hidden], [aria-hidden="true"]') &&
      nameOf(element) === name,
  );
}

/** The one element of a role with this name, once it is there. */
export const byRole = (role: string, name: string): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const [found, ...more] = allByRole(role, name);
    if (!found || more.length > 0)
      throw new Error(`${found ? 'several' : 'none'} of role ${role} named "${name}"`);
    return found;
  }, WAIT);

/** Waits until no element of the role has this name. */
export const gone = (role: string, name: string): Promise<void> =>
  vi.waitFor(() => {
    if (allByRole(role, name).length > 0) throw new Error(`role ${role} named "${name}" is still there`);
  }, WAIT);

const WAIT = { timeout: 20_000, interval: 10 };
