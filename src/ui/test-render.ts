import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createEvents } from '../core/events/events';
import { createGoTo, type Move } from '../core/navigation/go-to';
import { ShellProvider } from '../react/shell-context';
import type { Shell } from '../shell/shell';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/** A page that records its moves: the events of `oms-navigate`, and the addresses that code sent it to. */
export function recordMoves() {
  const events = createEvents(new EventTarget());
  const announced: Move[] = [];
  const went: string[] = [];
  const host = { cancels: false };
  events.on('oms-navigate', (event) => {
    announced.push(event.detail);
    if (host.cancels) event.preventDefault();
  });
  const goTo = createGoTo(events, {
    assign: (url) => void went.push(`assign ${url}`),
    open: (url) => void went.push(`open ${url}`),
  });
  return { announced, went, host, goTo };
}

/**
 * Renders into a fresh element of the document, for tests; renders again when called again. Around it is a shell of which
 * links alone work.
 */
export function renderer({ goTo } = recordMoves()) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const shell = { navigation: { goTo } } as unknown as Shell;
  const Stage = ({ children }: { children?: ReactNode }) => ShellProvider({ shell, children });
  return {
    container,
    render: (node: ReactNode) => act(() => root.render(createElement(Stage, null, node))),
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
