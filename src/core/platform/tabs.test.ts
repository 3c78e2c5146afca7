import { expect, test } from 'vitest';
import { broadcastTabs } from './tabs';

const open = () => new BroadcastChannel('tabs.test');

test('a post after the end reaches nobody, and throws nothing', async () => {
  const [one, other] = [broadcastTabs(open), broadcastTabs(open)];
  const received = new Promise((resolve) => other.listen(resolve));
  one.post({ type: 'signed-out' });
  expect(await received).toEqual({ type: 'signed-out' });
  one.close();
  expect(() => one.post({ type: 'signed-out' })).not.toThrow();
  expect(() => one.listen(() => {})()).not.toThrow();
  one.close();
  other.close();
});

test('a message of another script of the origin is discarded', async () => {
  const shell = broadcastTabs(open);
  const script = open();
  const received: unknown[] = [];
  const last = new Promise<void>((resolve) =>
    shell.listen((message) => {
      received.push(message);
      if (message.type === 'other-user') resolve();
    }),
  );
  for (const raw of ['signed-out', null, { type: 'x' }, { type: 'lang' }]) script.postMessage(raw);
  script.postMessage({ type: 'other-user' });
  await last;
  expect(received).toEqual([{ type: 'other-user' }]);
  shell.close();
  script.close();
});
