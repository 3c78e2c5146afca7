import { expect, test } from 'vitest';
import type { Desktop, DesktopPermission } from '../../../src/core/platform/desktop';
import { fakeClock } from '../../../tests/support/fake-clock';
import { createDesktopSign } from './desktop-sign';
import type { Alert } from './sign';

function stage(permission: DesktopPermission = 'granted') {
  const clock = fakeClock();
  const shown: { title: string; tag: string; open: boolean; press(): void }[] = [];
  let asked = 0;
  const desktop: Desktop = {
    permission: () => permission,
    async ask() {
      asked += 1;
      return permission;
    },
    show({ title, tag }, press) {
      const one = { title, tag, open: true, press };
      shown.push(one);
      return () => {
        one.open = false;
      };
    },
  };
  const pressed: string[] = [];
  const sign = createDesktopSign(
    { desktop, clock },
    ({ news }) => ({ title: news.title, body: '', tag: 'oms.u1' }),
    ({ news }) => void pressed.push(news.id),
  );
  const alert = (id: string): Alert => ({
    news: { id, at: '', title: `Title ${id}`, brief: '', url: '', type: '2' },
    more: 0,
  });
  return { clock, shown, sign, alert, pressed, asked: () => asked };
}

test('closes after 5000 ms', async () => {
  const { clock, shown, sign, alert } = stage();
  sign.show(alert('1'));
  expect(shown).toMatchObject([{ title: 'Title 1', tag: 'oms.u1', open: true }]);
  await clock.advance(4999);
  expect(shown[0]?.open).toBe(true);
  await clock.advance(1);
  expect(shown[0]?.open).toBe(false);
});

test('one for a burst; the next after 7000 ms', async () => {
  const { clock, shown, sign, alert } = stage();
  sign.show(alert('1'));
  await clock.advance(6999);
  sign.show(alert('2'));
  expect(shown).toHaveLength(1);
  await clock.advance(1);
  sign.show(alert('3'));
  expect(shown.map(({ title, open }) => [title, open])).toEqual([
    ['Title 1', false],
    ['Title 3', true],
  ]);
});

test('a press leads to its message; an end closes it', () => {
  const { shown, sign, alert, pressed } = stage();
  sign.show(alert('1'));
  shown[0]?.press();
  expect(pressed).toEqual(['1']);
  sign.end();
  expect(shown[0]?.open).toBe(false);
});

test.each(['denied', 'default', 'unsupported'] as const)(
  'nothing, and no question, where it is %s',
  (permission) => {
    const { shown, sign, alert, asked } = stage(permission);
    sign.show(alert('1'));
    expect([shown.length, asked()]).toEqual([0, 0]);
  },
);
