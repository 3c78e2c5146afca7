import { describe, expect, it } from 'vitest';
import { meetsAll, RULE_NAMES, RULES } from './rules';

const broken = (password: string) => RULE_NAMES.filter((name) => !RULES[name](password));

describe('the rule for new passwords', () => {
  it.each(['Demo#2026', 'aB3 x_yz', 'Äb1!Abcd', 'A1b!5678', 'A1b!567890123456'])('accepts %s', (password) => {
    expect(broken(password)).toEqual([]);
    expect(meetsAll(password)).toBe(true);
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
    expect(meetsAll(password)).toBe(false);
  });
});
