import { type Answers, fieldsOf } from '../../core/fixtures/answers';
import { checkFixture } from '../../core/fixtures/check-fixture';
import { type OwnSession, path, type SignInMethods, toMethods, toSessions, toSignIns } from './api';

/**
 * The sign-in of the user of the fake services: a phone, no second step, and the session of this browser alone.
 * @param now ms since 1970, an hour after the session has begun
 */
export function fakeSecurity(now: number): { readonly answers: Answers } {
  const began = new Date(now - 3_600_000).toISOString();
  const place = { id: '1', ip: '203.0.113.20', browser: 'Chrome 140', system: 'Linux', way: 'password' };
  const methods: SignInMethods = {
    phone: '138 •••• 0000',
    phoneChecked: false,
    sms: false,
    totpSince: null,
    recoveryCodes: 0,
  };
  const signIns = [{ ...place, at: began, succeeded: true }];
  let sessions: readonly OwnSession[] = [{ ...place, current: true, createdAt: began, seenAt: began }];
  checkFixture('signInMethods', methods, toMethods(methods));
  checkFixture('sessions', sessions, toSessions({ sessions }));
  checkFixture('signIns', signIns, toSignIns({ signIns }));
  return {
    answers: {
      [`GET ${path('signInMethods')}`]: () => methods,
      [`GET ${path('sessions')}`]: () => ({ sessions }),
      [`GET ${path('signIns')}`]: () => ({ signIns }),
      [`POST ${path('endSession')}`]: (call) => {
        const { id } = fieldsOf(call);
        sessions = sessions.filter((session) => session.current || session.id !== id);
        return null;
      },
      [`POST ${path('endOtherSessions')}`]: () => {
        sessions = sessions.filter(({ current }) => current);
        return null;
      },
    },
  };
}
