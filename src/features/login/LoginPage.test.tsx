// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import en from '../../../locales/en.json';
import { fakePlatform } from '../../../tests/support/fake-platform';
import { readConfig } from '../../core/config/read';
import { languageOf } from '../../core/i18n/lang';
import { ShellProvider } from '../../react/shell-context';
import { createShell } from '../../shell/shell';
import { LoginPage } from './LoginPage';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

let end = async () => {};
afterEach(() => end());

/** The login page while the service is out of reach; from `startsAgain` on its calls stay without an answer. */
async function open() {
  let held = new Promise<void>(() => {});
  let holds = false;
  const platform = {
    ...fakePlatform({ href: 'http://console.test/login' }),
    fetch: async () => {
      if (holds) await held;
      throw new TypeError('no network');
    },
  };
  const hosts = { userCentre: 'http://uc.test', console: 'http://console.test' };
  const { config } = readConfig([{ hosts }], 'http://console.test');
  const shell = createShell(config, platform, { wanted: 'en', language: languageOf('en'), texts: en });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  end = async () => {
    await act(async () => root.unmount());
    shell.destroy();
    host.remove();
  };
  const start = async () => {
    const started = shell.session.start();
    for (let wait = 0; wait < 20 && !holds; wait++) await platform.clock.advance(1000);
    return holds ? undefined : started;
  };
  await act(start);
  await act(async () =>
    root.render(
      <ShellProvider shell={shell}>
        <LoginPage language={null} forgot={null} openRoute={() => {}} />
      </ShellProvider>,
    ),
  );
  return {
    host,
    shell,
    platform,
    async startsAgain() {
      holds = true;
      held = new Promise(() => {});
      await act(async () => void shell.session.start());
    },
  };
}

test('the form stays in sight while the session is tried again after an outage', async () => {
  const { host, shell, startsAgain } = await open();
  expect(shell.session.$state.get().status).toBe('failed');
  const form = host.querySelector('form');
  await startsAgain();
  expect(shell.session.$state.get().status).toBe('starting');
  expect(host.querySelector('form')).toBe(form);
  expect(form?.closest('.oms-login-late')).toBeNull();
});

test('a sign-out that the service has not heard of is said above the form', async () => {
  const { host, shell, platform } = await open();
  platform.cookies.set('oms.logout', '1', { days: 1 });
  await act(async () => {
    const settled = shell.session.start();
    for (let wait = 0; wait < 20; wait++) await platform.clock.advance(1000);
    await settled;
  });
  expect(host.textContent).toContain(en['logout.unheardText']);
});
