import { NEW_SAME, NEW_WEAK } from '../../src/domain/account/codes';
import { LINK_OVER } from '../../src/domain/mail-links/codes';
import type { Operation } from '../shape/operation';
import { flag, record, text } from '../shape/schema';

const mail = (name: string, what: Partial<Operation> & Pick<Operation, 'about'>): Operation => ({
  name: `mail${name[0]?.toUpperCase()}${name.slice(1)}`,
  method: 'POST',
  path: `/auth/account/${name}`,
  open: true,
  usedBy: 'registration and forgotten password of the console',
  without: 'The page shows a message.',
  ...what,
});
const LINK = { [LINK_OVER]: 'the link was used already, or is not valid any more' };
const NEW = { [NEW_WEAK]: 'the password is too weak', [NEW_SAME]: 'it is the present one' };
const registrant = { name: text, organisation: text, phone: text };
const lan = { name: 'Xu Lan', organisation: 'Bluewhale', phone: '13900000000' };

export const mailLinks: readonly Operation[] = [
  mail('register', {
    about: 'Asks for a mail with a link. The reply is the same for an address that has an account.',
    body: record({ email: text, ...registrant, agreed: flag }),
    send: { body: { email: 'lan@example.test', ...lan, agreed: true } },
  }),
  mail('registerAgain', {
    about: 'Asks for the mail again.',
    body: record({ email: text }),
    send: { body: { email: 'lan@example.test' } },
  }),
  mail('registerLink', {
    about: 'For whom a link is.',
    changes: false,
    body: record({ token: text }),
    send: { body: { token: 't1' } },
    data: record({ email: text }, registrant),
    codes: LINK,
  }),
  mail('verify', {
    about: 'Makes the account.',
    body: record({ token: text, password: text, ...registrant }),
    send: { body: { token: 't1', password: 'Fresh#2027', ...lan } },
    codes: { ...LINK, ...NEW },
  }),
  mail('reset', {
    about:
      'Asks for a mail with a link to a new password. The reply is the same for an address that nobody has.',
    body: record({ email: text }),
    send: { body: { email: 'alex.morgan@example.test' } },
  }),
  mail('resetLink', {
    about: 'For whom a link is.',
    changes: false,
    body: record({ token: text }),
    send: { body: { token: 't2' } },
    data: record({ email: text }, registrant),
    codes: LINK,
  }),
  mail('setPassword', {
    about: 'Sets the new password.',
    body: record({ token: text, password: text }),
    send: { body: { token: 't2', password: 'Fresh#2027' } },
    codes: { ...LINK, ...NEW },
  }),
];
