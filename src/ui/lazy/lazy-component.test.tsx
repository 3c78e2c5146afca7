// @vitest-environment happy-dom
import { atom } from 'nanostores';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeClock, fakeClock } from '../../../tests/support/fake-clock';
import { FreshNodes } from '../../react/fresh-nodes';
import { ShellProvider } from '../../react/shell-context';
import type { Shell } from '../../shell/shell';
import { LOAD_TIMEOUT, lazyComponent } from './lazy-component';

interface Props {
  name: string;
}
const Panel = ({ name }: Props) => <p>panel {name}</p>;

let clock: FakeClock;
let root: Root;
let host: HTMLElement;
const errors = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  clock = fakeClock();
  errors.mockReset();
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(() => {
  vi.restoreAllMocks();
  act(() => root.unmount());
  host.remove();
});

function show(content: ReactNode) {
  const shell = {
    platform: { clock },
    events: { error: errors },
    i18n: {
      t: (key: string) => key,
      $lang: atom('en'),
      $t: atom((key: string) => key),
      complete: () => true,
      later: async () => {},
    },
  } as unknown as Shell;
  return act(async () => root.render(<ShellProvider shell={shell}>{content}</ShellProvider>));
}
const press = () => act(async () => host.querySelector('button')?.click());

test('waits, then shows the part with its props', async () => {
  let arrive = (_: { default: typeof Panel }) => {};
  const Part = lazyComponent<Props>(() => new Promise((resolve) => (arrive = resolve)));
  await show(<Part name="x" />);
  expect(host.querySelector('[role=status]')).not.toBeNull();
  await act(async () => arrive({ default: Panel }));
  expect(host.textContent).toBe('panel x');
  expect(clock.waiting).toBe(0);
});

test('a part that was fetched before is there at once', async () => {
  const load = vi.fn(async () => ({ default: Panel }));
  const Part = lazyComponent<Props>(load);
  Part.preload();
  await Promise.resolve();
  await show(<Part name="y" />);
  expect(host.textContent).toBe('panel y');
  expect(load).toHaveBeenCalledTimes(1);
});

test('work on a part waits for its code, and is done at once where that is there', async () => {
  const part = { default: Panel, more: vi.fn() };
  const Part = lazyComponent<Props, typeof part>(async () => part);
  Part.prepare(({ more }) => more(1));
  expect(part.more).not.toHaveBeenCalled();
  await Promise.resolve();
  await Promise.resolve();
  expect(part.more).toHaveBeenCalledTimes(1);
  Part.prepare(({ more }) => more(2));
  expect(part.more).toHaveBeenLastCalledWith(2);
});

test('a failure is tried again, and nobody hears of it', async () => {
  const load = vi
    .fn<() => Promise<{ default: typeof Panel }>>()
    .mockRejectedValueOnce(new Error('404'))
    .mockResolvedValue({ default: Panel });
  const Part = lazyComponent<Props>(load);
  await show(<Part name="c" />);
  expect(host.querySelector('[role=alert]')).toBeNull();
  await act(() => clock.advance(300));
  expect(host.textContent).toBe('panel c');
  expect(errors).not.toHaveBeenCalled();
  expect(clock.waiting).toBe(0);
});

test('what fails four times is reported and not kept: the button retries', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Panel }>>().mockRejectedValue(new Error('404'));
  const Part = lazyComponent<Props>(load, ({ name, children }) => <section title={name}>{children}</section>);
  await show(<Part name="z" />);
  for (const ms of [300, 1500, 5000]) await act(() => clock.advance(ms));
  expect(host.querySelector('section[title=z] [role=alert]')).not.toBeNull();
  expect(load).toHaveBeenCalledTimes(4);
  expect(errors).toHaveBeenCalledTimes(1);
  load.mockResolvedValue({ default: Panel });
  await press();
  expect(host.textContent).toBe('panel z');
});

test('a part that is gone is not tried again', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Panel }>>().mockRejectedValue(new Error('404'));
  const Part = lazyComponent<Props>(load);
  await show(<Part name="d" />);
  await show(null);
  await act(() => clock.advance(10_000));
  expect(load).toHaveBeenCalledTimes(1);
  expect(clock.waiting).toBe(0);
});

test('a preload that fails is forgotten', async () => {
  const load = vi
    .fn<() => Promise<{ default: typeof Panel }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: Panel });
  const Part = lazyComponent<Props>(load);
  Part.preload();
  await new Promise((resolve) => setImmediate(resolve));
  await show(<Part name="a" />);
  expect(host.textContent).toBe('panel a');
  expect(errors).not.toHaveBeenCalled();
});

test('what does not come within two minutes has failed', async () => {
  const Part = lazyComponent<Props>(() => new Promise(() => {}));
  await show(<Part name="b" />);
  await act(() => clock.advance(LOAD_TIMEOUT));
  expect(host.querySelector('[role=alert]')).not.toBeNull();
});

/** A part that throws until it is mended, around a page of its own. */
async function showBroken(options?: { rethrows: true }) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const Part = lazyComponent<Props>(
    async () => ({
      default: (props) => {
        if (broken) throw new Error('no such row');
        return Panel(props);
      },
    }),
    ({ name, children }) => <section title={name}>{children}</section>,
    options,
  );
  await show(
    <FreshNodes fallback={() => 'page of faults'}>
      <p>page</p>
      <Part name="e" />
    </FreshNodes>,
  );
  return { mend: () => (broken = false) };
}

test('one that throws says so in its frame, is reported once, and leaves alone what is around: the button retries', async () => {
  const { mend } = await showBroken();
  expect(host.querySelector('section[title=e] [role=alert]')?.textContent).toContain('part.broken');
  expect(host.textContent).toContain('page');
  expect(errors.mock.calls).toEqual([['render', expect.stringContaining('no such row'), 'lazy-component']]);
  await press();
  expect(host.querySelector('[role=alert]')).not.toBeNull();
  mend();
  await press();
  expect(host.textContent).toBe('pagepanel e');
});

test('what one throws that rethrows goes to the boundary around', async () => {
  await showBroken({ rethrows: true });
  expect(host.textContent).toBe('page of faults');
});
