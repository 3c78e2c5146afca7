import { countOf } from '../../page/json/json';

const DAY = 86_400;

/** Seconds that a service asks to wait, from a number or a text of one: whole, rounded up, a day at most; 0 for anything else. */
export const secondsOf = (value: unknown): number =>
  countOf(value) === null ? 0 : Math.min(Math.ceil(Number(value)), DAY);
