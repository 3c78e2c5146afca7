import { type Answer, type Answers, fieldsOf, Refusal } from '../../core/fixtures/answers';
import { checkFixture } from '../../core/fixtures/check-fixture';
import type { FakeAccount, FakeSignOn } from '../account/fixtures';
import type { FakeConnections } from '../connections/fixtures';
import { type Attempt, type NextProof, toAnswer } from './answer';
import { RESEND } from './api';
import { FLOW_OVER, WRONG, WRONG_CODE } from './codes';

/** How one signs in; whatever is left out has a value of its own. */
export interface LoginFixture {
  /** The code that is right, by whichever way it comes. */
  readonly code?: string;
  /** What the service asks for after the password; nothing more where it is left out. */
  readonly next?: Partial<Omit<NextProof, 'flow' | 'attempt'>> & { readonly attempt?: Partial<Attempt> };
}

interface Paths {
  readonly login: string;
  readonly sendCode: string;
  readonly verifyCode: string;
  readonly ticket: string;
}

/** Seconds until another code may be sent. */
const RESEND_IN = 60;
/** Wrong codes that end a sign-in. */
const TRIES = 5;

/** A sign-in that waits for its code. */
interface Flow {
  readonly isOurs: boolean;
  /** Of a visit to a provider, whose account is bound by this sign-in. */
  readonly connect: unknown;
  left: number;
}

/** The sign-in of the fake services: by the password of the user or by a code, with a second proof where the fixture says so. */
export function fakeLogin(
  { code: right = '123456', next }: LoginFixture,
  account: FakeAccount,
  signOn: FakeSignOn,
  connections: FakeConnections,
  paths: Paths,
): { readonly answers: Answers } {
  const proof = next && { methods: ['totp', 'recovery'], risky: false, target: '', resendIn: 0, ...next };
  if (proof) checkFixture('login.next', proof, toAnswer({ next: { ...proof, flow: 'flow' } })?.next);

  const flows = new Map<string, Flow>();
  let begun = 0;
  const begin = (isOurs: boolean, connect: unknown): string => {
    begun += 1;
    flows.set(`flow-${begun}`, { isOurs, connect, left: TRIES });
    return `flow-${begun}`;
  };
  const find = (id: unknown): Flow => {
    const flow = flows.get(String(id));
    if (!flow || flow.left === 0) throw new Refusal(Number(FLOW_OVER), 'This sign-in has run out');
    return flow;
  };

  const succeed = (connect: unknown): object => {
    connections.bindBySecret(connect);
    signOn.signIn();
    return {};
  };

  const login: Answer = (call) => {
    const { username, password, connect } = fieldsOf(call);
    if (!account.isNamed(username) || password !== account.password()) {
      throw new Refusal(Number(WRONG), 'The account or the password is wrong');
    }
    if (proof) return { next: { ...proof, flow: begin(true, connect) } };
    return succeed(connect);
  };
  return {
    answers: {
      [`POST ${paths.login}`]: login,
      [`POST ${paths.sendCode}`]: (call) => {
        const { to, connect } = fieldsOf(call);
        const channel = String(to).includes('@') ? 'mail' : 'sms';
        return { flow: begin(account.isNamed(to), connect), channel, resendIn: RESEND_IN };
      },
      [`POST ${RESEND}`]: (call) => {
        find(fieldsOf(call).flow);
        return { resendIn: RESEND_IN };
      },
      [`POST ${paths.verifyCode}`]: (call) => {
        const { flow: id, code } = fieldsOf(call);
        const flow = find(id);
        if (!flow.isOurs || code !== right) {
          flow.left -= 1;
          throw new Refusal(Number(WRONG_CODE), 'This code is not right', 200, { left: flow.left });
        }
        flows.delete(String(id));
        return succeed(flow.connect);
      },
      [`POST ${paths.ticket}`]: (call) => {
        account.grant();
        const url = new URL(String(fieldsOf(call).service));
        url.searchParams.set('ticket', 'ticket');
        return { redirect: url.href };
      },
    },
  };
}
