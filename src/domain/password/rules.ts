/** The rules for new passwords (docs/behaviour.md#passwords), one by one, so that the user sees which one is not met. */
export const RULES = {
  length: (password: string) => password.length >= 8 && password.length <= 16,
  lower: (password: string) => /[a-z]/.test(password),
  upper: (password: string) => /[A-Z]/.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[^A-Za-z\d\s]/.test(password),
} as const;

export type RuleName = keyof typeof RULES;
export const RULE_NAMES = Object.keys(RULES) as readonly RuleName[];

export function meetsAll(password: string): boolean {
  return RULE_NAMES.every((name) => RULES[name](password));
}
