// @vitest-environment happy-dom
import { act, useContext, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureShell, demandShell, getShell, whenShell } from '../shell/page-shell';
import { useShell, useT } from './host-hooks';
import { ShellProvider } from './page-shell-provider';
import { useSession } from './session-hooks';
import { ShellContext } from './shell-context';

function Host() {
  const { user } = useSession();
  const close = useT()('action.close');
  const { version } = useShell();
  return (
    <main>
      {user ? user.name : 'nobody'} {close} {version}
    </main>
  );
}

const page = (
  <ShellProvider>
    <Host />
  </ShellProvider>
);

let root: Root | undefined;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Nobody answers: the page stays as it is before the first reply.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  act(() => root?.unmount());
  getShell().destroy();
  delete (globalThis as { [key: symbol]: unknown })[Symbol.for('oms.shell')];
  delete (globalThis as { OmsShell?: unknown }).OmsShell;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test("a server's page comes alive as it is, and then has the shell", async () => {
  const html = renderToString(page);
  expect(html).toContain('nobody');
  const host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(host);
  const main = host.querySelector('main');

  configureShell({ hosts: { userCentre: 'https://uc.test' }, lang: 'en' });
  const mismatch = vi.fn();
  await act(async () => {
    root = hydrateRoot(host, page, { onRecoverableError: mismatch });
  });
  await expect.poll(() => host.textContent).toContain('Close');
  expect(mismatch).not.toHaveBeenCalled();
  // The same node, with what it holds: focus, scroll position, a host's state.
  expect(host.querySelector('main')).toBe(main);
});

test('a page that is configured right after its first tag is told of nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  // A tag of the HTML, which the import of the elements defines; the script goes on after it.
  demandShell();
  configureShell({ hosts: { userCentre: 'https://uc.test' }, lang: 'en' });
  // The texts have not come yet.
  vi.runAllTimers();
  expect(told).not.toHaveBeenCalled();
  await new Promise<void>((resolve) => whenShell(() => resolve()));
  told.mockRestore();
  vi.useRealTimers();
});

test('a page has one shell, however many tags ask for it', async () => {
  configureShell({ hosts: { userCentre: 'https://uc.test' }, lang: 'en' });
  demandShell();
  const first = await new Promise((resolve) => whenShell(resolve));
  expect(demandShell()).toBe(first);
});

test('what is rendered just before the page ends its shell follows the next one', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  configureShell({ hosts: { userCentre: 'https://uc.test' }, lang: 'en' });
  const shells = new Set<unknown>();
  /** Ends the first shell as soon as it is rendered, before effects that wait for a paint. */
  function Ends() {
    const shell = useContext(ShellContext);
    useLayoutEffect(() => {
      if (shell && shells.size === 0) getShell().destroy();
      if (shell) shells.add(shell);
    }, [shell]);
    return null;
  }
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <ShellProvider>
      <Ends />
    </ShellProvider>,
  );
  await expect.poll(() => shells.size).toBe(1);
  demandShell();
  await expect.poll(() => shells.size).toBe(2);
});

test('a hook outside of the provider says where it belongs', () => {
  expect(() => renderToString(<Host />)).toThrow('outside ShellProvider');
});
