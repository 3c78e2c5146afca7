import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/** Renders into a fresh element of the document, for tests; renders again when called again. */
export function renderer() {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  return {
    container,
    render: (node: ReactNode) => act(() => root.render(node)),
    unmount: () =>
      act(() => {
        root.unmount();
        container.remove();
      }),
  };
}

/** The one element of a role whose name (aria-label, else text) is `name`. */
export function byRole(role: string, name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(SELECTORS[role] ?? `[role="${role}"]`)].filter(
    (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() === name,
  );
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} of role ${role} named "${name}"`);
  return found[0];
}

const SELECTORS: Readonly<Record<string, string>> = {
  button: 'button:not([role])',
  link: 'a[href]:not([role])',
};

/** Presses a key where the focus is; returns the event, to see if it was taken. */
export function press(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    composed: true,
    cancelable: true,
    ...more,
  });
  act(() => {
    (document.activeElement ?? document.body).dispatchEvent(event);
  });
  return event;
}

export function click(element: Element): void {
  act(() => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
  });
}
