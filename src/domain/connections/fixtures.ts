import { type Answer, type Answers, fieldsOf, Refusal } from '../../core/fixtures/answers';
import { checkFixture, checkOnce } from '../../core/fixtures/check-fixture';
import type { FakeSignOn } from '../account/fixtures';
import { type Binding, BOUND, toBindings } from './api';
import { VISIT_OVER } from './codes';
import { callbackPath, unbindPath } from './visit';

/** The account of the user at a provider; it can sign in once it is bound. */
export type ConnectionFixture = Partial<Binding> & {
  readonly provider: string;
  readonly accountName: string;
  /** Default true. */
  readonly bound?: boolean;
};

export interface FakeConnections {
  readonly answers: Answers;
  /** Binds the account that a visit without a session has named. @param secret of the reply to that visit */
  bindBySecret(secret: unknown): void;
}

/**
 * The accounts elsewhere of the user of the fake services. A visit to a provider grants the one that the user has
 * there, once for each `state`.
 * @param now ISO 8601, UTC, at which accounts are bound
 */
export function fakeConnections(
  given: readonly ConnectionFixture[],
  signOn: FakeSignOn,
  now: string,
): FakeConnections {
  const accounts = given.map(({ bound = true, boundAt = now, ...account }) => ({
    ...account,
    boundAt: bound ? boundAt : null,
  }));
  for (const [at, { bound: _, ...account }] of given.entries()) {
    checkFixture(`connections[${at}]`, account, toBindings([accounts[at]])?.[0]);
  }
  checkOnce(
    accounts.map(({ provider }) => provider),
    (at) => `connections[${at}].provider`,
  );
  const answered = new Set<unknown>();
  const secretOf = (account: Binding) => `connect-${account.provider}`;

  const visit =
    (account: Binding): Answer =>
    (call) => {
      const { state } = fieldsOf(call);
      if (answered.has(state)) throw new Refusal(Number(VISIT_OVER), 'This visit was answered already');
      answered.add(state);
      if (signOn.token() !== null) {
        account.boundAt = now;
        return null;
      }
      if (account.boundAt === null) {
        const { provider, accountName } = account;
        return { unbound: { provider, accountName, connect: secretOf(account) } };
      }
      signOn.signIn();
      return {};
    };
  const release =
    (account: Binding): Answer =>
    () => {
      account.boundAt = null;
      return null;
    };
  return {
    bindBySecret(secret) {
      const account = accounts.find((one) => secretOf(one) === secret);
      if (account) account.boundAt = now;
    },
    answers: {
      [`POST ${BOUND}`]: () => accounts.filter(({ boundAt }) => boundAt !== null),
      ...Object.fromEntries(
        accounts.flatMap((account) => [
          [`POST ${callbackPath(account.provider)}`, visit(account)],
          [`POST ${unbindPath(account.provider)}`, release(account)],
        ]),
      ),
    },
  };
}
