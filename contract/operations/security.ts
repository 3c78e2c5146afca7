import { NEW_SAME, NEW_WEAK } from '../../src/domain/account/codes';
import { CURRENT_WRONG } from '../../src/domain/password/codes';
import { CODE_WRONG, PASSWORD_WRONG } from '../../src/domain/security/codes';
import { from, type Operation } from '../shape/operation';
import { count, described, flag, listOf, record, text, time } from '../shape/schema';
import { configured } from './endpoint';

const mine = (name: string, what: Partial<Operation> & Pick<Operation, 'about'>): Operation => ({
  name,
  method: 'POST',
  path: `/api/v1/My/${name}`,
  usedBy: 'account security of the console',
  without: 'The page of account security shows a message.',
  ...what,
});
const withPassword = { body: record({ password: text }), send: { body: { password: 'correct horse' } } };
const PASSWORD = { [PASSWORD_WRONG]: 'the password is wrong' };
const CODE = { [CODE_WRONG]: 'the code is not right' };
const smsCheck = record({ flow: text }, { target: text, resendIn: count });
const recoveryCodes = record({ recoveryCodes: listOf(text) });
const place = { id: text, ip: text, browser: text, system: text, way: text };
const FLOW = 'flow-1';
const flowAndCode = {
  body: record({ flow: text, code: text }),
  send: { body: { flow: FLOW, code: '123456' } },
  codes: CODE,
  example: null,
};

export const security: readonly Operation[] = [
  mine('signInMethods', {
    method: 'GET',
    about: 'The second steps of the own sign-in.',
    data: record({}, { phone: text, phoneChecked: flag, sms: flag, totpSince: time, recoveryCodes: count }),
  }),
  mine('sessions', {
    method: 'GET',
    about: 'Where the user is signed in.',
    data: record({
      sessions: listOf(record({}, { ...place, current: flag, createdAt: time, seenAt: time })),
    }),
  }),
  mine('signIns', {
    method: 'GET',
    about: 'The latest sign-ins, with those that failed.',
    data: record({ signIns: listOf(record({}, { ...place, at: time, succeeded: flag })) }),
  }),
  mine('endSession', {
    about: 'Ends one of the sessions.',
    body: record({ id: text }),
    send: { body: { id: from('sessions', 'sessions.0.id') } },
  }),
  mine('endOtherSessions', { about: 'Ends all other sessions.', body: record({}), send: { body: {} } }),
  mine('totpBegin', {
    about: 'The secret of a new authenticator.',
    ...withPassword,
    data: record({ secret: text, uri: described(text, '`otpauth://…`') }),
    codes: PASSWORD,
    example: {
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/OMS:alex?secret=JBSWY3DPEHPK3PXP&issuer=OMS',
    },
  }),
  mine('totpConfirm', {
    about: 'The first code of the new authenticator; gives the recovery codes.',
    body: record({ code: text }),
    send: { body: { code: '123456' } },
    data: recoveryCodes,
    codes: CODE,
    example: { recoveryCodes: ['7f3a-91bc', '02de-55a1'] },
  }),
  mine('totpRemove', {
    about: 'Removes the authenticator.',
    ...withPassword,
    codes: PASSWORD,
    example: null,
  }),
  mine('recoveryCodes', {
    about: 'New recovery codes; the old ones are worth nothing from then on.',
    ...withPassword,
    data: recoveryCodes,
    codes: PASSWORD,
    example: { recoveryCodes: ['7f3a-91bc', '02de-55a1'] },
  }),
  mine('smsBegin', {
    about: 'Sends a code to the own phone, by which each sign-in will ask.',
    ...withPassword,
    data: smsCheck,
    codes: PASSWORD,
    example: { flow: FLOW, target: '138 •••• 0000', resendIn: 60 },
  }),
  mine('smsConfirm', {
    about: 'The code of `smsBegin`.',
    ...flowAndCode,
  }),
  mine('smsRemove', {
    about: 'Sign-ins ask for no code by text any more.',
    ...withPassword,
    example: null,
    codes: PASSWORD,
  }),
  mine('phoneBegin', {
    about: "Sends a code to a number that is to be the account's.",
    body: record({ phone: text, password: text }),
    send: { body: { phone: '13900000000', password: 'correct horse' } },
    data: smsCheck,
    codes: PASSWORD,
    example: { flow: FLOW, target: '139 •••• 0000', resendIn: 60 },
  }),
  mine('phoneConfirm', {
    about: 'The code of `phoneBegin`.',
    ...flowAndCode,
  }),
  mine('phoneRemove', {
    about: 'Removes the phone of the account.',
    ...withPassword,
    codes: PASSWORD,
    example: null,
  }),
];

export const changePassword: Operation = {
  name: 'changePassword',
  method: 'POST',
  ...configured('changePassword'),
  about: 'Changes the own password.',
  usedBy: 'password page of the console',
  without: 'The page shows a message.',
  body: record({ currentPassword: text, newPassword: text }),
  send: { body: { currentPassword: 'correct horse', newPassword: 'Fresh#2027' } },
  codes: {
    [CURRENT_WRONG]: 'the current password is wrong',
    [NEW_WEAK]: 'the new one is too weak',
    [NEW_SAME]: 'it is the present one',
  },
};
