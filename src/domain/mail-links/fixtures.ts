import { type Answer, type Answers, fieldsOf, Refusal } from '../../core/fixtures/answers';
import { checkFixture, checkOnce } from '../../core/fixtures/check-fixture';
import type { FakeAccount } from '../account/fixtures';
import { call, type MailLink, toLink } from './api';
import { LINK_OVER } from './codes';

/** A link of a mail of the fake services: its secret, what it leads to, and for whom; whatever is left out is empty. */
export type MailLinkFixture = Partial<MailLink> & {
  readonly token: string;
  readonly leadsTo: 'registration' | 'reset';
  readonly email: string;
};

/** Registration and a forgotten password: mails are asked for, and a link works until it was used. */
export function fakeMailLinks(
  given: readonly MailLinkFixture[],
  account: FakeAccount,
): { readonly answers: Answers } {
  for (const [at, { token: _, leadsTo: _to, ...link }] of given.entries()) {
    checkFixture(`mailLinks[${at}]`, link, toLink(link));
  }
  const tokens = given.map(({ token }) => token);
  checkOnce(tokens, (at) => `mailLinks[${at}].token`);
  const used = new Set<string>();

  const find = (token: unknown, leadsTo: MailLinkFixture['leadsTo']): MailLinkFixture => {
    const link = given.find((one) => one.token === token && one.leadsTo === leadsTo);
    if (!link || used.has(link.token))
      throw new Refusal(Number(LINK_OVER), 'The link does not work any more');
    return link;
  };
  const show =
    (leadsTo: MailLinkFixture['leadsTo']): Answer =>
    (call) => {
      const { token: _, leadsTo: _to, ...link } = find(fieldsOf(call).token, leadsTo);
      return link;
    };
  const sent: Answer = () => null;
  return {
    answers: {
      [`POST ${call('register')}`]: sent,
      [`POST ${call('registerAgain')}`]: sent,
      [`POST ${call('reset')}`]: sent,
      [`POST ${call('registerLink')}`]: show('registration'),
      [`POST ${call('resetLink')}`]: show('reset'),
      [`POST ${call('verify')}`]: (made) => {
        used.add(find(fieldsOf(made).token, 'registration').token);
        return null;
      },
      [`POST ${call('setPassword')}`]: (made) => {
        const { token, password } = fieldsOf(made);
        const link = find(token, 'reset');
        if (account.isNamed(link.email)) account.setPassword(password);
        used.add(link.token);
        return null;
      },
    },
  };
}
