import { type Answers, fieldsOf, Refusal } from '../../core/fixtures/answers';
import type { FakeAccount, FakeSignOn, OtherUser } from '../account/fixtures';

/** Code of a reply: nobody may act as this user, or this user as anybody. */
const NOT_ALLOWED = 10_015;

/**
 * Acting as a user of the fake services: calls are answered as to that person until the user goes back, or the session
 * ends. Each change gives a new token.
 * @param people whom a super user may act as
 * @param path of the call
 */
export function fakeActAs(
  people: readonly OtherUser[],
  account: FakeAccount,
  signOn: FakeSignOn,
  path: string,
): { readonly answers: Answers } {
  return {
    answers: {
      [`POST ${path}`]: (call) => {
        const { userId } = fieldsOf(call);
        if (userId === undefined) {
          signOn.actAs(null);
        } else {
          const person = people.find(({ id }) => id === userId);
          if (!person || !account.shown(call.lang).isSuper) {
            throw new Refusal(NOT_ALLOWED, 'You cannot act as this user');
          }
          signOn.actAs(person);
        }
        return account.grant();
      },
    },
  };
}
