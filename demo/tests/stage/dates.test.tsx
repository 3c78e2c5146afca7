import { DatePicker, Time } from '@oms/shell/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import script from '../../erp/public/language.js?raw';
// @ts-expect-error: a script of the partner's page, without types
import { shipmentCard } from '../../partner/public/shipment-card.js';
import { consoleStage } from './support/console';

const NOW = new Date('2026-11-20T08:00:00Z');
const TIMES = ['2026-11-20T02:41:00Z', '2025-03-05T23:07:00Z'];
const DAY = '2026-11-05';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  return () => vi.useRealTimers();
});

/** What the script of the ERP gives its pages, in a language of theirs. */
function erp(lang: string) {
  const prototype = {} as { $time(iso: string): string; $dayFormat(): string };
  new Function('Vue', 'ELEMENT', 'document', 'window', script)(
    { prototype, observable: (state: object) => state },
    { lang: {}, locale() {} },
    { cookie: `lang=${lang}`, documentElement: {} },
    {},
  );
  return prototype;
}

/** The time on a card of the partner's page, whose texts stand here for themselves. */
function partnerTime(createdAt: string): string {
  const t = (_: string, { time = '' }: { time?: string } = {}) => time;
  return (shipmentCard(t, { createdAt, status: 'DONE' }) as Element).querySelector('.tracking > :last-child')
    ?.textContent as string;
}

describe.each(['en', 'zh-CN'] as const)(
  'hosts without widgets write dates in %s as the shell does',
  (lang) => {
    test('moments, in the lists of ERP and partner', async () => {
      await consoleStage({
        path: '/home/dates',
        services: { lang },
        pages: [{ path: '/home/dates', element: TIMES.map((at) => <Time key={at} at={at} />) }],
      });
      const times = () => [...document.querySelectorAll('main time')].map(({ textContent }) => textContent);
      await expect.poll(times).toHaveLength(TIMES.length);
      const shown = times();
      expect(TIMES.map((at) => erp(lang).$time(at))).toEqual(shown);
      // The page of the shell is in the language, too.
      expect(document.documentElement.lang).toBe(lang);
      expect(TIMES.map(partnerTime)).toEqual(shown);
    });

    test('a day in the fields of the ERP', async () => {
      await consoleStage({
        path: '/home/dates',
        services: { lang },
        pages: [{ path: '/home/dates', element: <DatePicker label="Day" value={DAY} onChange={() => {}} /> }],
      });
      const day = { yyyy: '2026', MMM: 'Nov', MM: '11', dd: '05', d: '5' };
      const field = erp(lang)
        .$dayFormat()
        .replace(/yyyy|MMM|MM|dd|d/g, (part) => day[part as keyof typeof day]);
      await expect.element(page.getByLabelText('Day').first()).toHaveValue(field);
    });
  },
);
