import { cleanFigures } from '../../core/text/clean';

/** The limits of docs/behaviour.md#rules, for code that must not load the schemas. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 16;
export const CODE_DIGITS = 6;
export const FEEDBACK_TEXT_MAX = 1000;
export const PHONE_MIN = 3;
export const PHONE_MAX = 15;
export const SEARCH_MIN = 2;

/** What people write around the digits of a phone number: `+1 (555) 010-9999`, `021/5010.9999`. */
const AROUND = /^(?:tel:)?\s*\(?\+?|[\s()./-]/gi;

/** The phone number as it is sent: its digits. */
export const plainPhone = (phone: string): string => cleanFigures(phone).replace(AROUND, '');

/** 3 to 15 digits, whatever people write around them. */
export const isPhone = (phone: string): boolean => {
  const { length } = plainPhone(phone);
  return /^\d+$/.test(plainPhone(phone)) && length >= PHONE_MIN && length <= PHONE_MAX;
};

/** Characters as people count them: one for each sign, also for those of two code units. */
export const characters = (text: string): number => [...text].length;

/** The parts of the rule for new passwords, one by one, so that the user sees which one is not met. */
export const PASSWORD_PARTS = {
  length: (password: string) => password.length >= PASSWORD_MIN && password.length <= PASSWORD_MAX,
  lower: (password: string) => /[a-z]/.test(password),
  upper: (password: string) => /[A-Z]/.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[^A-Za-z\d\s]/.test(password),
} as const;

export type PasswordPart = keyof typeof PASSWORD_PARTS;
export const PASSWORD_PART_NAMES = Object.keys(PASSWORD_PARTS) as readonly PasswordPart[];

/** Whether a new password meets all of them. */
export const isStrong = (password: string): boolean =>
  PASSWORD_PART_NAMES.every((name) => PASSWORD_PARTS[name](password));
