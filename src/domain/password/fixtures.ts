import { type Answers, fieldsOf, Refusal } from '../../core/fixtures/answers';
import type { FakeAccount } from '../account/fixtures';
import { CURRENT_WRONG } from './codes';

/** The change of the password of the user of the fake services, with which the next sign-in succeeds. */
export const fakePassword = (account: FakeAccount, path: string): { readonly answers: Answers } => ({
  answers: {
    [`POST ${path}`]: (call) => {
      const { currentPassword, newPassword } = fieldsOf(call);
      if (currentPassword !== account.password()) {
        throw new Refusal(Number(CURRENT_WRONG), 'The current password is wrong');
      }
      account.setPassword(newPassword);
      return null;
    },
  },
});
