// @vitest-environment happy-dom
import { atom } from 'nanostores';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeClock } from '../../../tests/support/fake-clock';
import { ShellProvider } from '../../react/shell-context';
import type { Shell } from '../../shell/shell';
import { Button } from '../button/Button';
import { lazyComponent } from '../lazy/lazy-component';
import { Menu } from '../menu/Menu';
import { type MenuPopup, useMenuTrigger } from '../menu/use-menu-trigger';
import { byRole, click, press, renderer } from '../test-render';
import { PendingPopover } from './PendingPopover';

const ITEMS = ['First', 'Last'].map((label) => ({ id: label, label, onSelect: () => {} }));
const Entries = (popup: MenuPopup) => <Menu {...popup} id="menu" label="Menu" items={ITEMS} />;
type Module = { default: typeof Entries };

let view: ReturnType<typeof renderer>;
let load: ReturnType<typeof vi.fn<() => Promise<Module>>>;
const trigger = () => byRole('button', 'Open');
const waiting = () => document.querySelector('.oms-pending-popover');
const focused = () => document.activeElement?.textContent;
let clock: ReturnType<typeof fakeClock>;
const settle = () => act(() => new Promise<void>((resolve) => setImmediate(resolve)));
/** Until every try to fetch has failed. */
const giveUp = async () => {
  for (let seconds = 0; seconds < 8; seconds++) {
    await act(() => clock.advance(1000));
    await settle();
  }
};

beforeEach(() => {
  load = vi.fn<() => Promise<Module>>();
  clock = fakeClock();
  const Lazy = lazyComponent<MenuPopup>(() => load(), PendingPopover);
  const Bar = () => {
    const menu = useMenuTrigger('menu', Lazy.preload);
    return (
      <>
        <Button {...menu.trigger}>Open</Button>
        {menu.popup && <Lazy {...menu.popup} />}
      </>
    );
  };
  const shell = {
    platform: { clock },
    events: { error: () => {} },
    i18n: {
      t: (key: string) => key,
      $lang: atom('en'),
      $t: atom((key: string) => key),
      complete: () => true,
      later: async () => {},
    },
  } as unknown as Shell;
  view = renderer();
  view.render(
    <ShellProvider shell={shell}>
      <Bar />
    </ShellProvider>,
  );
});
afterEach(() => view.unmount());

it.each([
  ['ArrowDown', 'First'],
  ['ArrowUp', 'Last'],
])('a menu asked for by %s before it is there opens once it is, at the entry %s', async (key, entry) => {
  let arrive = (_: Module) => {};
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  act(() => trigger().focus());
  expect(load).toHaveBeenCalledTimes(1);
  press(key);
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
  expect(waiting()).not.toBeNull();
  expect(focused()).toBe('Open');
  await act(async () => arrive({ default: Entries }));
  expect(waiting()).toBeNull();
  expect(focused()).toBe(entry);
  press('Escape');
  expect(focused()).toBe('Open');
});

it('the button, Escape and a press elsewhere take the wish back', () => {
  load.mockReturnValue(new Promise(() => {}));
  act(() => trigger().focus());
  click(trigger());
  click(trigger());
  expect(waiting()).toBeNull();
  click(trigger());
  expect(press('Escape').defaultPrevented).toBe(true);
  expect(waiting()).toBeNull();
  click(trigger());
  const pointerDown = (at: Element) =>
    act(() => void at.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  pointerDown(trigger());
  expect(waiting()).not.toBeNull();
  pointerDown(document.body);
  expect(waiting()).toBeNull();
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
});

it('a popup that loads late does not take the focus back', async () => {
  let arrive = (_: Module) => {};
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  act(() => trigger().focus());
  click(trigger());
  const next = document.body.appendChild(document.createElement('button'));
  act(() => next.focus());
  expect(waiting()).toBeNull();
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
  await act(async () => arrive({ default: Entries }));
  expect(document.activeElement).toBe(next);
  next.remove();
});

it('a menu that did not come says so, and the focus survives another try', async () => {
  load.mockRejectedValue(new Error('offline'));
  act(() => trigger().focus());
  await settle();
  click(trigger());
  await giveUp();
  expect(waiting()?.querySelector('[role=alert]')).not.toBeNull();
  load.mockResolvedValue({ default: Entries });
  const again = byRole('button', 'action.retry');
  again.focus();
  click(again);
  expect(focused()).toBe('Open');
  await settle();
  expect(focused()).toBe('First');
});

it.each([
  ['below what opens it', 500, 100, '500px 124px'],
  ['within the window', 900, 700, '716px 560px'],
])('stands %s', (_, left, top, expected) => {
  load.mockReturnValue(new Promise(() => {}));
  trigger().getBoundingClientRect = () => new DOMRect(left, top, 100, 20);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(200);
  click(trigger());
  const { style } = waiting() as HTMLElement;
  vi.restoreAllMocks();
  expect(`${style.left} ${style.top}`).toBe(expected);
});
