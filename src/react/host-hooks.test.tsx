// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ReactStage, reactStage } from '../../tests/support/react-stage';
import { MENU } from '../../tests/support/shell-server';
import type { Lang } from '../core/i18n/lang';
import { Can } from './can';
import { useLanguage } from './host-hooks';
import { useNow } from './use-now';

let now: ReactStage;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  now = reactStage({ menu: MENU });
});
afterEach(() => now.end());

test('a language that there is not is refused, and the page keeps its own', async () => {
  let set = async (_lang: Lang) => {};
  function Probe() {
    const [lang, setLang] = useLanguage();
    set = setLang;
    return lang;
  }
  await now.show(<Probe />);
  expect(now.host.textContent).toBe('en');
  await act(() => expect(set('fr' as Lang)).rejects.toThrow('allowed: zh-CN, en'));
  expect(now.host.textContent).toBe('en');
});

test.each([undefined, null, 7, {}])('%s is no code that anybody has', async (code) => {
  await now.load();
  await now.show(
    <Can code={code as unknown as string} fallback="no">
      yes
    </Can>,
  );
  expect(now.host.textContent).toBe('no');
});

test.each([
  [60_000, 60_000],
  [0, 1000],
  [-5, 1000],
  [Number.NaN, 60_000],
  [Number.POSITIVE_INFINITY, 2 ** 31 - 1],
])('the time asked for every %s ms comes every %s', async (every, period) => {
  const asked = vi.spyOn(now.platform.clock, 'every');
  function Probe() {
    useNow(every);
    return null;
  }
  await now.show(<Probe />);
  expect(asked.mock.calls.map(([ms]) => ms)).toEqual([period]);
});
