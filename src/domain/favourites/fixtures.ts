import { type Answers, fieldsOf } from '../../core/fixtures/answers';
import { checkFixture, checkOnce } from '../../core/fixtures/check-fixture';
import { checkIds } from './api';

/** @param given ids of menu entries, in the user's order */
export function fakeFavourites(given: readonly string[]): { readonly answers: Answers } {
  checkOnce(given, (at) => `favourites[${at}]`);
  for (const [at, id] of given.entries()) checkFixture(`favourites[${at}]`, [id], checkIds([id]));
  let ids = [...given];
  return {
    answers: {
      'GET /api/v1/UcUserFavMenu/findAll': () => ids,
      'POST /api/v1/UcUserFavMenu/saveAll': (call) => {
        ids = String(fieldsOf(call).resourceIds ?? '')
          .split(',')
          .filter(Boolean);
        return null;
      },
    },
  };
}
