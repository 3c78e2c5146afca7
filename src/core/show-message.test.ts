import { expect, test } from 'vitest';
import { type Commands, createCommands, type OwnCommands } from './commands';
import { ShellError } from './errors';
import { createEvents } from './events/events';
import { showMessage } from './show-message';

const MESSAGE = { tone: 'error', title: () => 'Not saved' } as const;
const REFUSED = new ShellError({ kind: 'reply', code: 'no-order', messageKey: 'error.unexpected' });

function page(provide: (commands: Commands<OwnCommands>) => void = () => {}) {
  const target = new EventTarget();
  const commands = createCommands<OwnCommands>();
  const events = createEvents(target);
  const reported: unknown[] = [];
  events.on('oms-error', ({ detail }) => reported.push(detail));
  provide(commands);
  return { shell: { commands, events }, reported };
}

test('a message that is shown reports nothing', async () => {
  const shown: string[] = [];
  const { shell, reported } = page((commands) =>
    commands.provide('showMessage', async ({ title }) => void shown.push(title())),
  );
  await showMessage(shell, MESSAGE, 'orders', REFUSED);
  expect(shown).toEqual(['Not saved']);
  expect(reported).toEqual([]);
});

test('a page without an element that shows messages gets the error that the message tells of', async () => {
  const { shell, reported } = page();
  await showMessage(shell, MESSAGE, 'orders', REFUSED);
  expect(reported).toEqual([{ code: 'reply', message: REFUSED.message, source: 'orders' }]);
});

test('a message that cannot be shown is reported once, with the reason', async () => {
  const { shell, reported } = page((commands) =>
    commands.provide('showMessage', () => Promise.reject(new Error('no such file'))),
  );
  await showMessage(shell, MESSAGE, 'orders');
  expect(reported).toEqual([{ code: 'shell', message: 'unexpected: Error: no such file', source: 'orders' }]);
});
