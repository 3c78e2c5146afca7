import { type Answers, Refusal } from '../../core/fixtures/answers';
import { checkInEachLang } from '../../core/fixtures/check-fixture';
import type { FixtureText } from '../../core/fixtures/fixture-text';
import { textIn } from '../../core/host-additions/host-text';
import type { Lang } from '../../core/i18n/lang';
import { toUser } from '../../core/session/read-user';
import type { User } from '../../core/session/types';
import { AUTHORIZE } from '../../page/first-calls/paths';
import { NEW_SAME } from './codes';

/** The user of the fake services; whatever is left out has a value of its own. */
export type UserFixture = Partial<Omit<User, 'name' | 'organisation'>> & {
  name?: FixtureText;
  /** With which the sign-in succeeds; any other is refused. */
  password?: string;
};

/** Somebody whom the user acts as. */
export interface OtherUser {
  readonly id: string;
  readonly name: FixtureText;
  readonly email: string;
  readonly role: User['role'];
}

/** The session, if there is one: its token, which the calls must carry, and whom it acts as. */
export interface FakeSignOn {
  token(): string | null;
  /** Whom the session acts as; null where it acts as nobody, or there is none. */
  actsAs(): OtherUser | null;
  /** Begins another session, which acts as nobody. */
  signIn(): void;
  signOut(): void;
  /** The session acts as somebody else from now on, by a new token; null ends that. */
  actAs(other: OtherUser | null): void;
}

export function fakeSignOn(signedIn: boolean): FakeSignOn {
  let count = 0;
  let session: { readonly token: string; readonly other: OtherUser | null } | null = null;
  const begin = (other: OtherUser | null) => {
    count += 1;
    session = { token: `token-${count}`, other };
  };
  if (signedIn) begin(null);
  return {
    token: () => session?.token ?? null,
    actsAs: () => session?.other ?? null,
    signIn: () => begin(null),
    signOut() {
      session = null;
    },
    actAs: begin,
  };
}

/** The organisations of the user, of which the first is the user's own. */
interface Organisations<Kept extends { id: string }> {
  readonly all: readonly Kept[];
  /** As a reply has it. */
  toWire(organisation: Kept, lang: Lang): object;
}

/** The account of the user of the fake services. */
export interface FakeAccount {
  readonly answers: Answers;
  /** Whether whoever signs in has this address, phone or id. */
  isNamed(name: unknown): boolean;
  password(): string;
  /** @throws {Refusal} where it is the one that there is */
  setPassword(next: unknown): void;
  /** The user whom the calls are answered for, with the name in a language. */
  shown(lang: Lang): { readonly id: string; readonly name: string; readonly isSuper: boolean };
  /** The `data` of a reply that gives the token. @throws {Refusal} where nobody is signed in */
  grant(): object;
}

/** The account of the user: who it is, the profile, and the session's token. */
export function fakeAccount<Kept extends { id: string }>(
  given: UserFixture,
  organisations: Organisations<Kept>,
  signOn: FakeSignOn,
  { userInfo }: { readonly userInfo: string },
): FakeAccount {
  const [own] = organisations.all;
  const user = {
    id: '200001',
    name: 'Alex Morgan' as FixtureText,
    email: 'alex.morgan@example.test',
    phone: '13800000000',
    orgId: own?.id ?? '',
    isSuper: false,
    role: 'CLADM' as User['role'],
    actor: null as { readonly id: string; readonly name: FixtureText } | null,
    password: 'correct horse',
    ...given,
  };
  let { password } = user;
  /** Who signs in: whoever acts as the user in the first session, of whom nothing but id and name is known. */
  const self: typeof user = user.actor
    ? { ...user, ...user.actor, email: '', phone: '', isSuper: true, actor: null }
    : user;
  if (user.actor && signOn.token() !== null) signOn.actAs(user);
  /** The user whom the calls are answered for. */
  const present = (): typeof user => {
    const other = signOn.actsAs();
    if (other === null) return self;
    return other === user ? user : { ...self, ...other, isSuper: false, actor: self };
  };
  /** In the organisation that the call names; the user's own where it names none. */
  const toWire = (who: typeof user, lang: Lang, contextId = '') => {
    const context = organisations.all.find(({ id }) => id === (contextId || user.orgId));
    const { name, isSuper, role, actor, password: _, ...fields } = who;
    return {
      ...{ ...fields, name: textIn(name, lang), isSuper: isSuper ? 1 : 0, roleLabel: role },
      actor: actor && { id: actor.id, name: textIn(actor.name, lang) },
      organization: context ? organisations.toWire(context, lang) : null,
      known: context !== undefined,
    };
  };
  const { name, password: _, ...shown } = user;
  checkInEachLang(
    'user',
    (lang) => ({ ...shown, name: textIn(name, lang) }),
    (lang) => toUser(toWire(user, lang)),
  );

  const grant = () => {
    const token = signOn.token();
    if (token === null) throw new Refusal(401, 'nobody is signed in', 401);
    return { token, expiresIn: 3600, userId: present().id };
  };
  return {
    isNamed: (given) => given !== '' && [self.email, self.phone, self.id].includes(String(given)),
    password: () => password,
    setPassword(next) {
      if (next === password) throw new Refusal(Number(NEW_SAME), 'It is the one that you have');
      password = String(next);
    },
    shown(lang) {
      const { id, name, isSuper } = present();
      return { id, name: textIn(name, lang), isSuper };
    },
    grant,
    answers: {
      [`POST ${AUTHORIZE}`]: grant,
      'POST /auth/jwt/logout': () => {
        signOn.signOut();
        return null;
      },
      [`GET ${userInfo}`]: ({ lang, contextId }) => {
        const { known, ...wire } = toWire(present(), lang, contextId);
        if (!known) throw new Refusal(403, 'the user does not belong to this organisation');
        return wire;
      },
      'GET /api/v1/My/getUserProfile': ({ lang }) => ({
        ...toWire(present(), lang),
        lastLoginIp: '203.0.113.20',
        lastLoginAt: '2026-11-20T01:12:00Z',
        passwordChangedAt: '2026-09-01T02:00:00Z',
      }),
    },
  };
}
