import { expect, it, vi } from 'vitest';
import { readId, readQuestion, readToast } from './read-options';

const read = (given: unknown) => {
  const refuse = vi.fn();
  return { toast: readToast(given, refuse), problems: refuse.mock.calls.flat().join('\n') };
};

it('passes on what is in order', () => {
  const whole = {
    title: 'a',
    text: 'b',
    tone: 'warning',
    duration: 0,
    link: { text: 'go', url: '/there?x=1' },
  };
  expect(read(whole)).toEqual({ toast: whole, problems: '' });
  expect(read({ title: 'a' })).toEqual({ toast: { title: 'a' }, problems: '' });
});

it.each([
  [{ tone: 'pink' }, 'info, success, warning, error'],
  [{ type: 'error' }, 'unknown option "type"; allowed: title, text, tone, duration, link'],
  [{ request: () => {} }, 'unknown option "request"'],
  [{ duration: 'long' }, 'ms'],
  [{ duration: -1 }, 'ms'],
  [{ duration: Number.POSITIVE_INFINITY }, 'ms'],
  [{ link: { text: 'x', url: 'javascript:alert(1)' } }, 'http or https'],
  [{ link: { url: '/a' } }, '{ text, url }'],
  [{ link: '/a' }, '{ text, url }'],
])('says of %o what is allowed, and leaves it out', (wrong, allowed) => {
  const { toast, problems } = read({ title: 'a', ...wrong });
  expect(toast).toEqual({ title: 'a' });
  expect(problems).toContain(allowed);
});

it.each([undefined, null, 'hello', 7, [], {}, { title: '' }, { title: {} }])(
  'refuses %o, which has no title',
  (given) => {
    expect(() => read(given)).toThrow('notify: ');
    expect(() => readQuestion(given, () => {})).toThrow('confirm: ');
  },
);

it('makes texts of what is none', () => {
  const refuse = vi.fn();
  expect(readQuestion({ title: 1, text: 2, confirmText: 3, danger: 'yes', ok: 'Go' }, refuse)).toEqual({
    title: '1',
    text: '2',
    confirmText: '3',
    danger: true,
  });
  expect(refuse.mock.calls).toEqual([
    ['confirm: unknown option "ok"; allowed: title, text, confirmText, danger, request'],
  ]);
  expect(readId('showTask', 12)).toBe('12');
});

it.each([undefined, null, '', {}])(
  'refuses danger with %o in place of a verb, and says what is missing',
  (confirmText) => {
    expect(() => readQuestion({ title: 'Delete 3 labels?', danger: true, confirmText }, () => {})).toThrow(
      /^confirm: confirmText: .* such as "Delete"$/,
    );
    expect(readQuestion({ title: 'a', confirmText }, () => {})).toEqual({ title: 'a', danger: false });
  },
);

it.each([undefined, null, '', {}])('refuses %o as an id', (id) => {
  expect(() => readId('showTask', id)).toThrow('showTask: ');
});
