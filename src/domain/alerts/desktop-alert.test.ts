import { expect, test } from 'vitest';
import { fakeClock } from '../../../tests/support/fake-clock';
import type { Desktop, DesktopPermission } from '../../core/platform/desktop';
import type { Alert } from './channel';
import { createDesktopAlert } from './desktop-alert';

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
  const channel = createDesktopAlert(
    { desktop, clock },
    ({ notice }) => ({ title: notice.title, body: '', tag: 'oms.u1' }),
    ({ notice }) => void pressed.push(notice.id),
  );
  const alert = (id: string): Alert => ({
    notice: { id, at: '', title: `Title ${id}`, brief: '', url: '', type: '2' },
    more: 0,
  });
  return { clock, shown, channel, alert, pressed, asked: () => asked };
}

test('closes after 5000 ms', async () => {
  const { clock, shown, channel, alert } = stage();
  channel.show(alert('1'));
  expect(shown).toMatchObject([{ title: 'Title 1', tag: 'oms.u1', open: true }]);
  await clock.advance(4999);
  expect(shown[0]?.open).toBe(true);
  await clock.advance(1);
  expect(shown[0]?.open).toBe(false);
});

test('one for a burst; the next after 7000 ms', async () => {
  const { clock, shown, channel, alert } = stage();
  channel.show(alert('1'));
  await clock.advance(6999);
  channel.show(alert('2'));
  expect(shown).toHaveLength(1);
  await clock.advance(1);
  channel.show(alert('3'));
  expect(shown.map(({ title, open }) => [title, open])).toEqual([
    ['Title 1', false],
    ['Title 3', true],
  ]);
});

test('a press leads to its message; an end closes it', () => {
  const { shown, channel, alert, pressed } = stage();
  channel.show(alert('1'));
  shown[0]?.press();
  expect(pressed).toEqual(['1']);
  channel.end();
  expect(shown[0]?.open).toBe(false);
});

test.each(['denied', 'default', 'unsupported'] as const)(
  'nothing, and no question, where it is %s',
  (permission) => {
    const { shown, channel, alert, asked } = stage(permission);
    channel.show(alert('1'));
    expect([shown.length, asked()]).toEqual([0, 0]);
  },
);
