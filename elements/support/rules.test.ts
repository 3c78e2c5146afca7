import { describe, expect, it } from 'vitest';
import { attributeName, attributeText, type PropType, type Rule, readAttribute, readProperty } from './rules';

const rule = (type: PropType, more: Partial<Rule> = {}): Rule => ({
  name: 'x',
  attribute: 'x',
  type,
  allowed: undefined,
  fallback: undefined,
  ...more,
});
const value = (read: unknown) => ({ ok: true, value: read });

describe('rules of attributes', () => {
  it('names them in kebab-case', () => {
    expect(attributeName('logoSrc')).toBe('logo-src');
    expect(attributeName('open')).toBe('open');
  });

  it.each([
    ['string', '', ''],
    ['string', 'a b', 'a b'],
    ['boolean', '', true],
    ['boolean', 'x', true],
    ['boolean', 'True', true],
    ['boolean', ' FALSE ', false],
    ['number', '4', 4],
    ['number', ' -0.5 ', -0.5],
    ['json', '{"a":[1]}', { a: [1] }],
    ['json', 'false', false],
    ['json', 'null', undefined],
  ] as const)('reads %s from "%s"', (type, text, read) => {
    expect(readAttribute(rule(type), text)).toEqual(value(read));
  });

  it.each([
    ['number', ''],
    ['number', 'four'],
    ['number', 'Infinity'],
    ['json', ''],
    ['json', '{a:1}'],
  ] as const)('refuses %s "%s"', (type, text) => {
    expect(readAttribute(rule(type), text)).toMatchObject({ ok: false });
  });

  it('allows the words of a list, and an empty text for none of them', () => {
    const words = rule('string', { allowed: ['a', 'b'] });
    expect(readAttribute(words, 'b')).toEqual(value('b'));
    expect(readAttribute(words, '')).toEqual(value(undefined));
    expect(readAttribute(words, 'B')).toEqual({ ok: false, allowed: 'a, b' });
  });
});

describe('rules of properties', () => {
  it.each([
    ['string', 5, '5'],
    ['boolean', 1, true],
    ['boolean', 0, false],
    ['boolean', '', true],
    ['boolean', 'false', false],
    ['number', '7', 7],
    ['string', null, undefined],
    ['json', undefined, undefined],
    ['json', 'text', 'text'],
  ] as const)('reads %s from %o', (type, given, read) => {
    expect(readProperty(rule(type), given)).toEqual(value(read));
  });

  it('refuses what is no number', () => {
    expect(readProperty(rule('number'), Number.NaN)).toMatchObject({ ok: false });
    expect(readProperty(rule('number'), 'x')).toMatchObject({ ok: false });
  });

  it('shows them as attributes', () => {
    expect(attributeText(rule('boolean'), true)).toBe('');
    expect(attributeText(rule('boolean'), false)).toBeNull();
    expect(attributeText(rule('boolean', { fallback: true }), false)).toBe('false');
    expect(attributeText(rule('string'), '')).toBe('');
    expect(attributeText(rule('number'), 0)).toBe('0');
    expect(attributeText(rule('string'), undefined)).toBeNull();
  });
});
