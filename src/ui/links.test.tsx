// @vitest-environment happy-dom
import { act, createRef, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Move } from '../core/navigation/go-to';
import { ShellLink } from '../react/ShellLink';
import { ButtonLink } from './button/ButtonLink';
import { Link } from './button/Link';
import { Listbox } from './listbox/Listbox';
import { Menu } from './menu/Menu';
import { NavTree } from './nav-tree/NavTree';
import { Breadcrumb } from './page/Breadcrumb';
import { recordMoves, renderer } from './test-render';
import { Toast } from './toast/Toast';

const MOVES: readonly Move[] = [
  { url: 'http://console.test/home', target: '_self', source: 'test', id: '7' },
  { url: 'http://console.test/home', target: '_blank', source: 'test', id: null },
];
const none = () => {};
const label = 'There';

/** Every component of the interface that shows a link. */
const SOURCES: Readonly<Record<string, (to: Move) => ReactNode>> = {
  ShellLink: (to) => <ShellLink to={to}>{label}</ShellLink>,
  Link: (to) => <Link to={to}>{label}</Link>,
  ButtonLink: (to) => <ButtonLink to={to}>{label}</ButtonLink>,
  Breadcrumb: (to) => (
    <Breadcrumb
      label="Trail"
      crumbs={[
        { id: '1', label, to },
        { id: '2', label: 'Here' },
      ]}
    />
  ),
  NavTree: (to) => <NavTree id="t" nodes={[{ id: '1', label, to }]} expanded={new Set()} onToggle={none} />,
  Listbox: (to) => (
    <Listbox
      id="l"
      label="List"
      groups={[{ id: 'g', label: 'G', options: [{ id: '1', to, content: label }] }]}
      active={undefined}
      onActive={none}
      onPick={none}
    />
  ),
  Menu: (to) => (
    <Menu
      id="m"
      label="Menu"
      items={[{ kind: 'link', id: '1', label, to }]}
      anchor={createRef()}
      start="first"
      onClose={none}
    />
  ),
  Toast: (to) => (
    <Toast
      toast={{ id: '1', tone: 'info', title: 'News', life: 0, action: { label, to, onPress: none } }}
      announced
      closeLabel="Close"
      onClose={none}
      onLeave={none}
    />
  ),
};

let page: ReturnType<typeof recordMoves>;
let view: ReturnType<typeof renderer>;
beforeEach(() => {
  page = recordMoves();
  view = renderer(page);
});
afterEach(() => view.unmount());

/** Dispatches the events of a press; true where the browser may follow the link. */
function send(type: string, init: MouseEventInit = {}): boolean {
  const link = view.container.querySelector('a[href]');
  let follows = false;
  // The browser's own answer would leave the test's page.
  const stop = (event: Event) => {
    follows = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener(type, stop, { once: true });
  act(() => void link?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init })));
  document.removeEventListener(type, stop);
  return follows;
}

describe.each(Object.keys(SOURCES))('%s', (source) => {
  test.each(MOVES)('to $target', (to) => {
    view.render(SOURCES[source]?.(to));
    const link = view.container.querySelector('a');
    expect(link?.getAttribute('href')).toBe(to.url);
    expect([link?.target, link?.rel]).toEqual(to.target === '_blank' ? ['_blank', 'noopener'] : ['', '']);
  });

  test.each([
    ['a click', 'click', {}, true],
    // The browser sends a click without a pressed button for Enter.
    ['Enter', 'click', { detail: 0 }, true],
    ['Ctrl and a click', 'click', { ctrlKey: true }, false],
    ['Cmd and a click', 'click', { metaKey: true }, false],
    ['Shift and a click', 'click', { shiftKey: true }, false],
    ['Alt and a click', 'click', { altKey: true }, false],
    ['the middle button', 'auxclick', { button: 1 }, false],
  ] as const)('asks the host about %s, or leaves it to the browser', (_, type, init, asks) => {
    for (const to of MOVES) {
      view.render(SOURCES[source]?.(to));
      page.announced.length = 0;
      page.host.cancels = false;
      expect(send(type, init)).toBe(true);
      expect(page.announced).toEqual(asks ? [to] : []);
      page.host.cancels = true;
      expect(send(type, init)).toBe(!asks);
    }
    expect(page.went).toEqual([]);
  });

  test('asks nobody about a click that the page has prevented', () => {
    const prevent = (event: Event) => event.preventDefault();
    view.container.addEventListener('click', prevent, { capture: true });
    for (const to of MOVES) {
      view.render(SOURCES[source]?.(to));
      expect(send('click')).toBe(false);
    }
    view.container.removeEventListener('click', prevent, { capture: true });
    expect(page.announced).toEqual([]);
    expect(page.went).toEqual([]);
  });
});
