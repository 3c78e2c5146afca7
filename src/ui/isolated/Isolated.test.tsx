// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShellProvider } from '../../react/shell-context';
import type { Shell } from '../../shell/shell';
import { Isolated } from './Isolated';

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.body.appendChild(document.createElement('div'));
  host.dir = 'rtl';
  root = createRoot(host);
});
afterEach(() => {
  act(() => root.unmount());
  host.remove();
});

test('the language of the shell decides how it is written, not the page', async () => {
  const shell = {
    config: { theme: 'light', density: 'normal', portal: false },
    i18n: { $lang: { get: () => 'en', listen: () => () => {}, value: 'en' } },
  } as unknown as Shell;
  await act(async () =>
    root.render(
      <ShellProvider shell={shell}>
        <Isolated>Path</Isolated>
      </ShellProvider>,
    ),
  );
  const content = host.firstElementChild?.shadowRoot?.querySelector<HTMLElement>('.oms-root');
  expect([content?.textContent, content?.lang, content?.dir]).toEqual(['Path', 'en', 'ltr']);
});
