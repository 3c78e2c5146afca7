// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { shownValue } from '../../src/ui/pickers/words';
import { formatStamp } from '../../src/ui/text/format-time';
// @ts-expect-error: a script of the partner's page, without types
import { shipmentCard } from './public/shipment-card.js';

const NOW = new Date('2026-11-20T08:00:00Z');
const TIMES = ['2026-11-20T02:41:00Z', '2025-03-05T23:07:00Z'];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  return () => vi.useRealTimers();
});

/** What the script of the ERP gives its pages, in a language of theirs. */
async function erp(lang: string) {
  const prototype = {} as { $time(iso: string): string; $dayFormat(): string };
  const page = createContext({
    Date,
    ELEMENT: { lang: {}, locale() {} },
    Vue: { prototype, observable: (state: object) => state },
    document: { cookie: `lang=${lang}`, documentElement: {} },
    window: {},
  });
  runInContext(await readFile('demo/erp/public/language.js', 'utf8'), page);
  return prototype;
}

/** The time on a card of the partner's page, whose texts stand here for themselves. */
function partnerTime(createdAt: string, lang: string): string {
  document.documentElement.lang = lang;
  const t = (_: string, { time = '' }: { time?: string } = {}) => time;
  return (shipmentCard(t, { createdAt, status: 'DONE' }) as Element).querySelector('.tracking > :last-child')
    ?.textContent as string;
}

describe.each([
  ['en', 'en-GB'],
  ['zh-CN', 'zh-CN'],
])('hosts without widgets write dates in %s as the shell does', (lang, locale) => {
  test.each(TIMES)('the moment %s, in the lists of ERP and partner', async (at) => {
    const shown = formatStamp(Date.parse(at), { locale, now: NOW.getTime() });
    expect((await erp(lang)).$time(at)).toBe(shown);
    expect(partnerTime(at, lang)).toBe(shown);
  });

  test('a day in the fields of the ERP', async () => {
    const day = { yyyy: '2026', MMM: 'Nov', MM: '11', dd: '05', d: '5' };
    const format = (await erp(lang)).$dayFormat();
    const field = format.replace(/yyyy|MMM|MM|dd|d/g, (part) => day[part as keyof typeof day]);
    expect(field).toBe(shownValue('date', '2026-11-05', locale));
  });
});
