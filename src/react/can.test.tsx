// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ReactStage, reactStage } from '../../tests/support/react-stage';
import { MENU } from '../../tests/support/shell-server';
import { Can } from './can';
import { useCan, usePermission } from './session-hooks';

let now: ReactStage;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  now = reactStage({ menu: MENU });
});
afterEach(() => now.end());

let drawn = 0;
function Probe({ code }: { code: string }) {
  drawn += 1;
  return `${usePermission(code)} ${useCan(code)}`;
}

test.each([
  ['order.b2c', 'unknown undefined', 'allowed true'],
  ['order.none', 'unknown undefined', 'denied false'],
])('%s is %s before the menu is there, then %s', async (code, before, after) => {
  await now.show(<Probe code={code} />);
  expect(now.host.textContent).toBe(before);
  await now.load();
  expect(now.host.textContent).toBe(after);
});

test('a reply with the same labels renders nothing, in both languages', async () => {
  await now.load();
  await now.show(<Probe code="order.b2c" />);
  drawn = 0;
  await now.load();
  await act(() => now.shell.i18n.setLang('zh-CN'));
  await now.load();
  expect(drawn).toBe(0);
  expect(now.host.textContent).toBe('allowed true');
});

test('a permission that was withdrawn is gone with the next reply', async () => {
  await now.load();
  await now.show(<Probe code="order.b2c" />);
  now.replies.menu = { menus: [], labels: [] };
  await now.load();
  expect(now.host.textContent).toBe('denied false');
});

test('Can shows what fits each of the three', async () => {
  const parts = { fallback: 'ask', pending: 'wait' };
  await now.show(
    <>
      <Can code="order.b2c" {...parts}>
        open
      </Can>
      /
      <Can code="order.none" {...parts}>
        open
      </Can>
      /<Can code="order.none">open</Can>
    </>,
  );
  expect(now.host.textContent).toBe('wait/wait/');
  await now.load();
  expect(now.host.textContent).toBe('open/ask/');
});
