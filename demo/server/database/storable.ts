/**
 * Whether the database can hold a text: PostgreSQL refuses NUL, and within JSON half of a surrogate pair, which it would store as
 * another character elsewhere.
 */
export const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);
