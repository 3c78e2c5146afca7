import type { Urls } from '@oms/demo/hosts';
import { demoPassword } from '@oms/demo/server/seed/accounts';
import { type Answer, bearer, type Person, send, signIn } from '../calls';
import { type Case, crossedBy, type Tally } from '../tally';
import { MEMBER } from '../worlds';

export interface SignInStage {
  readonly urls: Urls;
  readonly tally: Tally;
  /** Moves the service's clock, ms. */
  readonly ahead: (by: number) => void;
  readonly now: () => number;
}

export interface Account extends Person {
  readonly email: string;
  readonly phone: string;
}

/** The calls of a sign-in, and attempts that must not succeed. */
export class Flows {
  readonly urls: Urls;

  constructor(readonly stage: SignInStage) {
    this.urls = stage.urls;
  }

  row(name: string): Case {
    return this.stage.tally.of(`sign-in: ${name}`);
  }

  post(
    path: string,
    body: unknown,
    { cookie, token, origin = this.urls.console }: PostInit = {},
  ): Promise<Answer> {
    const headers = {
      ...(origin && { origin }),
      ...(cookie && { cookie }),
      ...(token && bearer({ token })),
    };
    return send(this.urls.userCentre, { method: 'POST', path, body, headers });
  }

  /** A step of a person, which has to work: else the attempts show nothing. */
  async right(path: string, body: unknown, init?: PostInit): Promise<Answer> {
    const answer = await this.post(path, body, init);
    if (answer.code !== 200) throw new Error(`${path} answers ${answer.text.slice(0, 200)}`);
    return answer;
  }

  /** Must not be answered with success, nor with a session. */
  async refused(row: Case, what: string, path: string, body: unknown, init?: PostInit): Promise<void> {
    const answer = await this.post(path, body, init);
    const entered = answer.headers.getSetCookie().some((text) => /^oms_sso=./.test(text));
    row.add(crossedBy(answer.code === 200 || entered ? `${what}: ${path} answers ${answer.code}` : null));
  }

  async account(of = MEMBER): Promise<Account> {
    const made = await send(this.urls.userCentre, {
      ...{ method: 'GET', path: '/status/account/gen', query: { of } },
    });
    const { email } = made.data as { email: string };
    const id = /\.(\d+)@/.exec(email)?.[1] ?? '';
    const person = await signIn(this.urls, email, demoPassword);
    return { ...person, email, phone: `199${id.padStart(8, '0')}` };
  }

  async messages(to: string): Promise<readonly { body: string }[]> {
    const { data } = await send(this.urls.userCentre, {
      ...{ method: 'GET', path: '/status/outbox', query: { to } },
    });
    return data.messages;
  }

  /** The newest message, once there are more than `before`. */
  async message(to: string, before: number): Promise<string> {
    const end = performance.now() + 20_000;
    for (;;) {
      const all = await this.messages(to);
      if (all.length > before) return all[0]!.body;
      if (performance.now() > end) throw new Error(`nothing was sent to ${to}`);
    }
  }

  /** Does what sends a message, and reads that. */
  async sent<T>(to: string, work: () => Promise<T>): Promise<readonly [T, string]> {
    this.stage.ahead(61_000);
    const before = (await this.messages(to)).length;
    const result = await work();
    return [result, await this.message(to, before)];
  }

  async code(to: string): Promise<{ flow: string; code: string }> {
    const [{ data }, body] = await this.sent(to, () => this.right('/auth/jwt/sendCode', { to }));
    return { flow: data.flow, code: codeIn(body) };
  }

  verify = (flow: string, method: string, code: string) => ({ flow, method, code });
}

interface PostInit {
  readonly cookie?: string;
  readonly token?: string;
  readonly origin?: string;
}

export const codeIn = (body: string): string => /\b\d{6}\b/.exec(body)?.[0] ?? '';
