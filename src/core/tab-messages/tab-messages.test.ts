import { describe, expect, it } from 'vitest';
import { readTabMessage, type TabMessage } from './tab-messages';

const messages: readonly TabMessage[] = [
  { type: 'signed-out' },
  { type: 'other-user' },
  { type: 'lang', lang: 'en' },
  { type: 'organisation', userId: '1', id: '2', name: 'Two', code: '' },
  { type: 'favourites', userId: '1' },
  { type: 'notices-read', user: '1', sent: ['a'] },
  { type: 'announcements-read', user: '1', made: {} },
  { type: 'realtime', user: '1', kind: 'ask' },
];

describe('readTabMessage', () => {
  it.each(messages.map((message) => [message.type, message] as const))('reads %s', (_, message) => {
    expect(readTabMessage(message)).toEqual(message);
  });

  it.each(
    messages.flatMap((message) =>
      Object.keys(message)
        .filter((field) => ['lang', 'userId', 'user', 'id', 'name', 'code'].includes(field))
        .flatMap((field) =>
          [undefined, 7, {}, 'x'.repeat(201)].map(
            (value) => [message.type, field, { ...message, [field]: value }] as const,
          ),
        ),
    ),
  )('refuses %s with another %s', (_type, _field, message) => {
    expect(readTabMessage(message)).toBeNull();
  });

  it.each([null, undefined, 'signed-out', 7, [], {}, { type: 'x' }, { type: 'toString' }, { type: {} }])(
    'refuses %j',
    (raw) => expect(readTabMessage(raw)).toBeNull(),
  );
});
