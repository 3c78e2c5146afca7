import { describe, expect, it } from 'vitest';
import { isStrong, PASSWORD_PART_NAMES, PASSWORD_PARTS, plainPhone } from './limits';

const broken = (password: string) => PASSWORD_PART_NAMES.filter((name) => !PASSWORD_PARTS[name](password));

describe('the rule for new passwords', () => {
  it.each(['Demo#2026', 'aB3 x_yz', 'Äb1!Abcd', 'A1b!5678', 'A1b!567890123456'])('accepts %s', (password) => {
    expect(broken(password)).toEqual([]);
    expect(isStrong(password)).toBe(true);
  });

  it.each([
    ['', ['length', 'lower', 'upper', 'digit', 'special']],
    ['A1b!567', ['length']],
    ['A1b!5678901234567', ['length']],
    ['demo#2026', ['upper']],
    ['DEMO#2026', ['lower']],
    ['Demo#Demo', ['digit']],
    ['Demo2026', ['special']],
    ['Demo 2026', ['special']],
  ])('tells what %j lacks', (password, names) => {
    expect(broken(password)).toEqual(names);
    expect(isStrong(password)).toBe(false);
  });
});

describe('the digits of a phone number', () => {
  it.each([
    ['+86 138 6027 1234', '8613860271234'],
    ['+1 (555) 010-9999', '15550109999'],
    ['(+86) 021/5010.9999', '8602150109999'],
    ['tel:+86-138-6027-1234', '8613860271234'],
    ['１３８\u201160271234\u202c', '13860271234'],
  ])('of %s', (given, digits) => {
    expect(plainPhone(given)).toBe(digits);
  });
});
