import { describe, expect, it } from 'vitest';
import type { AttributeType } from '../element-declaration';
import { type AttributeDefinition, attributeName } from './attribute-definitions';
import { attributeText, parseAttribute, parseProperty } from './parse-value';

const definition = (type: AttributeType, more: Partial<AttributeDefinition> = {}): AttributeDefinition => ({
  name: 'x',
  attribute: 'x',
  type,
  values: undefined,
  default: undefined,
  ...more,
});
const value = (read: unknown) => ({ ok: true, value: read });

describe('values of attributes', () => {
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
    ['json', '{"id":844197938336447294}', { id: '844197938336447294' }],
    ['json', 'false', false],
    ['json', 'null', undefined],
  ] as const)('reads %s from "%s"', (type, text, read) => {
    expect(parseAttribute(definition(type), text)).toEqual(value(read));
  });

  it.each([
    ['number', ''],
    ['number', 'four'],
    ['number', 'Infinity'],
    ['json', ''],
    ['json', '{a:1}'],
  ] as const)('refuses %s "%s"', (type, text) => {
    expect(parseAttribute(definition(type), text)).toMatchObject({ ok: false });
  });

  it('allows the values of a list, and an empty text for none of them', () => {
    const listed = definition('string', { values: ['a', 'b'] });
    expect(parseAttribute(listed, 'b')).toEqual(value('b'));
    expect(parseAttribute(listed, '')).toEqual(value(undefined));
    expect(parseAttribute(listed, 'B')).toEqual({ ok: false, allowed: 'a, b' });
  });

  it('allows the numbers of a list', () => {
    const listed = definition('number', { values: [1, 2] });
    expect(parseAttribute(listed, ' 2 ')).toEqual(value(2));
    expect(parseAttribute(listed, '3')).toEqual({ ok: false, allowed: '1, 2' });
    expect(parseProperty(listed, 3)).toEqual({ ok: false, allowed: '1, 2' });
  });
});

describe('values of properties', () => {
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
    expect(parseProperty(definition(type), given)).toEqual(value(read));
  });

  it('refuses a value that is not a number', () => {
    expect(parseProperty(definition('number'), Number.NaN)).toMatchObject({ ok: false });
    expect(parseProperty(definition('number'), 'x')).toMatchObject({ ok: false });
  });

  it('shows them as attributes', () => {
    expect(attributeText(definition('boolean'), true)).toBe('');
    expect(attributeText(definition('boolean'), false)).toBeNull();
    expect(attributeText(definition('boolean', { default: true }), false)).toBe('false');
    expect(attributeText(definition('string'), '')).toBe('');
    expect(attributeText(definition('number'), 0)).toBe('0');
    expect(attributeText(definition('string'), undefined)).toBeNull();
  });
});
