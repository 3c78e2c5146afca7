import { expect, test } from 'vitest';
import { type Commands, createCommands } from '../core/commands';
import { ShellError } from '../core/errors';
import { createEvents } from '../core/events/events';
import type { CommandMap } from './command-map';
import { openDetail } from './open-detail';

const GONE = new ShellError({ kind: 'reply', code: 'no-notice', messageKey: 'error.unexpected' });

function page(provide: (commands: Commands<CommandMap>) => void) {
  const commands = createCommands<CommandMap>();
  const events = createEvents(new EventTarget());
  const reported: unknown[] = [];
  events.on('oms-error', ({ detail }) => reported.push(detail));
  provide(commands);
  return { shell: { commands, events }, reported };
}

test('a dialog that opens reports nothing', async () => {
  const opened: string[] = [];
  const { shell, reported } = page((commands) =>
    commands.provide('showNotice', async (id) => void opened.push(id)),
  );
  await openDetail(shell, 'showNotice', '7', 'home');
  expect(opened).toEqual(['7']);
  expect(reported).toEqual([]);
});

test('one that does not is reported once, for the part that asked', async () => {
  const { shell, reported } = page((commands) => commands.provide('showNotice', () => Promise.reject(GONE)));
  await openDetail(shell, 'showNotice', '7', 'home');
  expect(reported).toEqual([{ code: 'reply', message: GONE.message, source: 'home' }]);
});

test('a part that shows the error itself gets it, and nothing is reported', async () => {
  const { shell, reported } = page((commands) => commands.provide('showNotice', () => Promise.reject(GONE)));
  const shown: unknown[] = [];
  await openDetail(shell, 'showNotice', '7', (error) => shown.push(error));
  expect(shown).toEqual([GONE]);
  expect(reported).toEqual([]);
});
