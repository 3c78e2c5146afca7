/** The call for the server's texts of a language (docs/behaviour.md#languages). It needs no token. */
export const TEXTS = '/status/locale/findByPage';

/** A date before all translations. */
export const BASE_DATE = '2019-01-01 00:00:00';

/** Rows of a page. */
export const ROWS = 2000;

/** @param since newest change that is known */
export const textsQuery = (lang: string, since: string, page: number) => ({
  'search[EQ_locale]': lang,
  'search[GT_opAt]': since,
  page,
  rows: ROWS,
});
