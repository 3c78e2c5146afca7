import { describe, expect, it } from 'vitest';
import { createTypeahead, findByPrefix, isCharacter } from './typeahead';

const labels = ['Main panel', 'Orders', 'Outbound', 'orders of others'];

it('finds the next, after the present one and around', () => {
  expect(findByPrefix(labels, 'o', 0)).toBe(1);
  expect(findByPrefix(labels, 'o', 1)).toBe(2);
  expect(findByPrefix(labels, 'O', 2)).toBe(3);
  expect(findByPrefix(labels, 'o', 3)).toBe(1);
  expect(findByPrefix(labels, 'm', 0)).toBe(0);
  expect(findByPrefix(labels, 'x', 0)).toBe(-1);
});

it('leaves shortcuts, blanks and named keys alone', () => {
  const key = { ctrlKey: false, metaKey: false, altKey: false };
  expect(isCharacter({ ...key, key: 'o' })).toBe(true);
  expect(isCharacter({ ...key, key: '订' })).toBe(true);
  expect(isCharacter({ ...key, key: ' ' })).toBe(false);
  expect(isCharacter({ ...key, key: 'Enter' })).toBe(false);
  expect(isCharacter({ ...key, key: 'o', ctrlKey: true })).toBe(false);
});

describe('what was typed shortly before', () => {
  const key = (letter: string, timeStamp: number, more = {}) =>
    ({ key: letter, timeStamp, ctrlKey: false, metaKey: false, altKey: false, ...more }) as KeyboardEvent;
  const words = ['Bills', 'Bins', 'Bin types', 'Carriers'];

  it('belongs to the word, until there is a pause', () => {
    const typed = createTypeahead();
    expect(typed.find(words, key('b', 0), 0)).toBe(1);
    expect(typed.find(words, key('i', 100), 1)).toBe(1);
    expect(typed.find(words, key('n', 200), 1)).toBe(1);
    expect(typed.find(words, key(' ', 300), 1)).toBe(2);
    expect(typed.find(words, key('c', 2000), 2)).toBe(3);
  });

  it('walks with one letter typed again', () => {
    const typed = createTypeahead();
    expect(typed.find(words, key('b', 0), 3)).toBe(0);
    expect(typed.find(words, key('b', 100), 0)).toBe(1);
    expect(typed.find(words, key('b', 200), 1)).toBe(2);
  });

  it('is nothing for other keys', () => {
    const typed = createTypeahead();
    expect(typed.find(words, key('Enter', 0), 0)).toBe(-1);
    expect(typed.find(words, key(' ', 0), 0)).toBe(-1);
    expect(typed.find(words, key('b', 0, { ctrlKey: true }), 0)).toBe(-1);
  });
});

const ENTRIES = ['Crowd', 'Entry 1', 'Entry 2', 'Zone 1', 'Zone 2'];
const pressed = (key: string, timeStamp: number) =>
  ({ key, timeStamp, ctrlKey: false, metaKey: false, altKey: false }) as KeyboardEvent;

it('letters typed shortly after one another are one word', () => {
  const typed = createTypeahead();
  const word = [...'Zone 2'];
  let at = 0;
  for (const [index, key] of word.entries()) at = typed.find(ENTRIES, pressed(key, index * 100), at);
  expect(at).toBe(4);
});

it('a letter typed shortly after the focus has gone elsewhere begins a new word', () => {
  const typed = createTypeahead();
  expect(typed.find(ENTRIES, pressed('z', 0), 0)).toBe(3);
  expect(typed.find(ENTRIES, pressed('c', 100), 1)).toBe(0);
});
