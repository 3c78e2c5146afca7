// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import en from '../../../locales/en.json';
import { fakePlatform } from '../../../tests/support/fake-platform';
import { until } from '../../../tests/support/shell-server';
import { readConfig } from '../../core/config/read';
import { languageOf } from '../../core/i18n/lang';
import { ShellProvider } from '../../react/shell-context';
import { createShell } from '../../shell/shell';
import RetryIn from './RetryIn';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

let end = async () => {};
afterEach(() => end());

/** The words of a page whose service fails while it loads. */
async function show() {
  const fetch = async () => new Response('', { status: 500 });
  const platform = { ...fakePlatform(), fetch };
  const { config } = readConfig([{ hosts: { userCentre: 'http://uc.test' } }], 'http://console.test');
  const shell = createShell(config, platform, { wanted: 'en', language: languageOf('en'), texts: en });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  end = async () => {
    await act(async () => root.unmount());
    shell.destroy();
    host.remove();
  };
  const pass = (ms: number) => act(() => platform.clock.advance(ms));
  await act(async () => {
    root.render(
      <ShellProvider shell={shell}>
        <RetryIn />
      </ShellProvider>,
    );
  });
  return { shell, platform, host, pass };
}

test('counts the seconds to the next try, and announces none of them', async () => {
  const { shell, platform, host, pass } = await show();
  expect(host.textContent).toBe('');
  shell.start();
  await pass(2000);
  await act(() => until(() => (shell.recovery.$next.get() ?? 0) > platform.clock.now()));
  const seconds = () => Math.ceil(((shell.recovery.$next.get() ?? 0) - platform.clock.now()) / 1000);
  const first = seconds();
  expect(host.textContent).toBe(`Trying again in ${first} s`);
  expect(host.firstElementChild?.getAttribute('aria-live')).toBe('off');
  await pass(1000);
  expect(host.textContent).toBe(`Trying again in ${first - 1} s`);
  // The try fails too, and the next wait is longer.
  await pass(3000);
  expect(seconds()).toBeGreaterThan(first);
  expect(host.textContent).toBe(`Trying again in ${seconds()} s`);
});
