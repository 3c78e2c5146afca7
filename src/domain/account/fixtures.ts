import { type Answers, fieldsOf, Refusal } from '../../core/fixtures/answers';
import { checkInEachLang } from '../../core/fixtures/check-fixture';
import { type FixtureText, textIn } from '../../core/fixtures/fixture-text';
import type { Lang } from '../../core/i18n/lang';
import { AUTHORIZE } from '../../core/session/authorize-path';
import { toUser } from '../../core/session/read-user';
import type { User } from '../../core/session/types';

/** The user of the fake services; whatever is left out has a value of its own. */
export type UserFixture = Partial<Omit<User, 'name' | 'organisation'>> & {
  name?: FixtureText;
  /** With which the sign-in succeeds; any other is refused. */
  password?: string;
};

/** Whether somebody is signed in, and the token that the calls must carry. */
export interface FakeSignOn {
  token(): string | null;
  /** Gives a new token. */
  signIn(): void;
  signOut(): void;
}

export function fakeSignOn(signedIn: boolean): FakeSignOn {
  let count = 1;
  let token = signedIn ? `token-${count}` : null;
  return {
    token: () => token,
    signIn() {
      count += 1;
      token = `token-${count}`;
    },
    signOut() {
      token = null;
    },
  };
}

/** The organisations of the user, of which the first is the user's own. */
interface Organisations<Kept extends { id: string }> {
  readonly all: readonly Kept[];
  /** As a reply has it. */
  toWire(organisation: Kept, lang: Lang): object;
}

interface Paths {
  readonly login: string;
  readonly userInfo: string;
}

/** The account of the user: sign-on, user and profile. */
export function fakeAccount<Kept extends { id: string }>(
  given: UserFixture,
  organisations: Organisations<Kept>,
  signOn: FakeSignOn,
  { login, userInfo }: Paths,
): { readonly answers: Answers } {
  const [own] = organisations.all;
  const user = {
    id: '200001',
    name: 'Alex Morgan' as FixtureText,
    email: 'alex.morgan@example.test',
    phone: '13800000000',
    orgId: own?.id ?? '',
    isSuper: false,
    role: 'CLADM' as User['role'],
    actor: null as User['actor'],
    password: 'correct horse',
    ...given,
  };
  /** In the organisation that the call names; the user's own where it names none. */
  const toWire = (lang: Lang, contextId = '') => {
    const context = organisations.all.find(({ id }) => id === (contextId || user.orgId));
    const { name, isSuper, role, password: _, ...fields } = user;
    return {
      ...{ ...fields, name: textIn(name, lang), isSuper: isSuper ? 1 : 0, roleLabel: role },
      organization: context ? organisations.toWire(context, lang) : null,
      known: context !== undefined,
    };
  };
  const { name, password: _, ...shown } = user;
  checkInEachLang(
    'user',
    (lang) => ({ ...shown, name: textIn(name, lang) }),
    (lang) => toUser(toWire(lang)),
  );

  const grant = () => {
    const token = signOn.token();
    if (token === null) throw new Refusal(401, 'nobody is signed in', 401);
    return { token, expiresIn: 3600, userId: user.id };
  };
  return {
    answers: {
      [`POST ${AUTHORIZE}`]: grant,
      [`POST ${login}`]: (call) => {
        const { username, password } = fieldsOf(call);
        const names = [user.email, user.phone, user.id];
        if (!names.includes(String(username)) || password !== user.password) {
          throw new Refusal(10_001, 'The account or the password is wrong');
        }
        signOn.signIn();
        return {};
      },
      'POST /auth/jwt/logout': () => {
        signOn.signOut();
        return null;
      },
      [`GET ${userInfo}`]: ({ lang, contextId }) => {
        const { known, ...wire } = toWire(lang, contextId);
        if (!known) throw new Refusal(403, 'the user does not belong to this organisation');
        return wire;
      },
      'GET /api/v1/My/getUserProfile': ({ lang }) => ({
        ...toWire(lang),
        lastLoginIp: '203.0.113.20',
        lastLoginAt: '2026-11-20T01:12:00Z',
        passwordChangedAt: '2026-09-01T02:00:00Z',
      }),
    },
  };
}
