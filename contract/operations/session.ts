import { PASSWORD_EXPIRED } from '../../src/core/session/start';
import { VISIT_OVER } from '../../src/domain/connections/codes';
import { METHODS } from '../../src/domain/login/answer';
import { RESEND } from '../../src/domain/login/api';
import { FLOW_OVER, SENT_OFTEN, TOO_MANY, WRONG, WRONG_CODE } from '../../src/domain/login/codes';
import { AUTHORIZE } from '../../src/page/first-calls/paths';
import { from, type Operation } from '../shape/operation';
import { anything, count, flag, id, listOf, oneOf, orNull, record, table, text, time } from '../shape/schema';
import { configured } from './endpoint';

const grant = { token: text };
const granted = {
  expiresIn: { type: 'integer', description: 'Seconds that the token is good for; 3600 by default.' },
  userId: id,
  remembered: flag,
};

/** The reply to a proof: `next` asks for another one, and without it the person is signed in. */
const answer = record(
  {},
  {},
  {
    next: record(
      { flow: text, methods: listOf(oneOf(...METHODS)) },
      {
        risky: flag,
        target: text,
        resendIn: count,
        attempt: record({}, { ip: text, browser: text, system: text, at: time }),
      },
    ),
    unbound: record({ provider: text, connect: text }, { accountName: text }),
  },
);
const signsIn =
  'It sets the sign-on cookie: HttpOnly, Secure and SameSite as the hosts of the pages need it.';
const NO_CODES = 'People cannot sign in by a code.';
const SIGN_IN_ERRORS = {
  [WRONG]: 'account or password is wrong',
  [TOO_MANY]: 'too many attempts; data.retryAfter may say the seconds to wait',
};

export const sessionOperations: readonly Operation[] = [
  {
    name: 'authorize',
    method: 'POST',
    path: AUTHORIZE,
    open: true,
    changes: false,
    firstView: true,
    about:
      'Gives the token of a session: by the sign-on cookie that the browser sends, or by `ticket`, which is good for one call. Code 401 where nobody is signed in.',
    usedBy: 'every page without `getToken`',
    without: 'Nobody is signed in, unless the page gives tokens by `getToken`.',
    body: record({}, { ticket: text, discard: flag }),
    send: { body: {} },
    data: record(grant, granted),
    codes: {
      401: 'nobody is signed in',
      10004: 'no such ticket',
      [PASSWORD_EXPIRED]: 'the password has expired: the page leads to its change',
    },
  },
  {
    name: 'start',
    method: 'POST',
    path: '/auth/jwt/start',
    endpoint: 'start',
    open: true,
    changes: false,
    about:
      'Optional: the first calls in one. `replies` has the `data` of the calls that follow, by method, path and own query.',
    usedBy: 'pages whose configuration names it as `endpoints.start`',
    without: 'Pages make the first calls one by one.',
    body: record({}),
    send: { body: {} },
    data: record(grant, { ...granted, replies: table(anything) }),
    example: {
      token: 'token-1',
      expiresIn: 3600,
      userId: '200001',
      replies: { 'GET /api/v1/My/getUserInfo': { id: '200001', name: 'Alex Morgan' } },
    },
  },
  {
    name: 'startPreloaded',
    method: 'GET',
    path: '/auth/jwt/start',
    endpoint: 'start',
    open: true,
    changes: false,
    about:
      'Optional: `start` as a GET, without `contextId`, which the HTML of a page can preload (`oms-shell snippet --start`). Like the sign-in it answers the origins of the product alone, and no browser or proxy keeps it.',
    usedBy: 'pages with the tag that preloads it',
    without: 'Pages with that tag make the call as a POST.',
    data: record(grant, { ...granted, replies: table(anything) }),
    example: {
      token: 'token-1',
      expiresIn: 3600,
      userId: '200001',
      replies: { 'GET /api/v1/My/getUserInfo': { id: '200001', name: 'Alex Morgan', orgId: '300001' } },
    },
  },
  {
    name: 'logout',
    method: 'POST',
    path: '/auth/jwt/logout',
    about: 'Ends the session of the token and of the sign-on cookie, which it deletes.',
    usedBy: 'account menu, `OmsShell.logout()`',
    without: 'A sign-out ends with a message that the service has not heard of it.',
    body: record({}),
    send: { body: {} },
  },
  {
    name: 'login',
    method: 'POST',
    ...configured('login'),
    open: true,
    about: `Signs in by account and password. ${signsIn} \`connect\` binds an account of a provider.`,
    usedBy: 'sign-in page of the console, signing in again in place',
    without: 'People sign in elsewhere: `loginUrl` leads there.',
    body: record({ username: text, password: text }, { remember: flag, connect: text }),
    send: { body: { username: 'alex.morgan@example.test', password: 'correct horse', remember: false } },
    data: answer,
    codes: SIGN_IN_ERRORS,
  },
  {
    name: 'sendCode',
    method: 'POST',
    ...configured('sendCode'),
    open: true,
    about: 'Sends a code to a mail address or phone. The reply is the same where nobody has it.',
    usedBy: 'sign-in page of the console',
    without: NO_CODES,
    body: record({ to: text }, { remember: flag, connect: text }),
    send: { body: { to: 'alex.morgan@example.test', remember: false } },
    data: record({ flow: text, channel: oneOf('mail', 'sms') }, { resendIn: count }),
    codes: { [SENT_OFTEN]: 'too many codes were sent', [TOO_MANY]: SIGN_IN_ERRORS[TOO_MANY] },
  },
  {
    name: 'resendCode',
    method: 'POST',
    path: RESEND,
    open: true,
    about: 'Sends another code of a sign-in under way. `resendIn`: seconds until the next one.',
    usedBy: 'sign-in page of the console',
    without: NO_CODES,
    body: record({ flow: text }),
    send: { body: { flow: from('sendCode', 'flow') } },
    data: record({}, { resendIn: count }),
    codes: { [SENT_OFTEN]: 'too many codes were sent', [FLOW_OVER]: 'the sign-in has run out' },
  },
  {
    name: 'verifyCode',
    method: 'POST',
    ...configured('verifyCode'),
    open: true,
    about: `Checks a code of a sign-in under way. ${signsIn}`,
    usedBy: 'sign-in page of the console',
    without: NO_CODES,
    body: record({ flow: text, method: oneOf(...METHODS), code: text }),
    send: { body: { flow: from('sendCode', 'flow'), method: 'mail', code: '123456' } },
    data: answer,
    codes: {
      [WRONG_CODE]: 'the code is not right; data.left: tries that are left',
      [FLOW_OVER]: 'the sign-in has run out',
    },
  },
  {
    name: 'ticket',
    method: 'POST',
    ...configured('ticket'),
    open: true,
    about:
      'By the sign-on cookie: a one-time ticket for a page of another site. `redirect` is `service` with `ticket` added to its query.',
    usedBy: 'sign-in page of the console, for pages on other sites',
    without: 'Pages on other sites do not share the sign-in.',
    body: record({ service: text }),
    send: { body: { service: 'https://partner.example.test/page' } },
    data: record({ redirect: text }),
  },
  {
    name: 'actAs',
    method: 'POST',
    ...configured('actAs'),
    about:
      'The session acts as this user from now on, under a new token; without `userId` it ends that. For super users alone.',
    usedBy: 'console: acting as a user',
    without: 'Nobody can act as a user.',
    body: record({}, { userId: id }),
    send: { body: { userId: '300001' } },
    codes: { 10015: 'nobody may act as this user, or this user as anybody' },
  },
  {
    name: 'connectCallback',
    method: 'POST',
    path: '/auth/connect/callback/{provider}',
    open: true,
    about: `What a provider has granted: binds the account of whoever is signed in; else signs in by it, or answers with \`unbound\`. ${signsIn}`,
    usedBy: 'sign-in page and connected accounts of the console',
    without: 'Leave `social` out of the configuration.',
    query: { host: { schema: text, required: true, about: 'host of the page' } },
    body: record({ code: text, state: text }),
    send: {
      path: { provider: 'cloud' },
      query: { host: 'console.example.test' },
      body: { code: 'c', state: 's' },
    },
    data: orNull(answer),
    example: { unbound: { provider: 'cloud', accountName: 'alex.morgan', connect: 'secret-1' } },
    codes: { [VISIT_OVER]: 'the state was used already, is too old, or belongs to another browser' },
  },
  {
    name: 'connectUnbind',
    method: 'POST',
    path: '/auth/connect/unbind/{provider}',
    about: 'Releases the account at a provider.',
    usedBy: 'connected accounts of the console',
    without: 'Leave `social` out of the configuration.',
    query: { host: { schema: text, required: true, about: 'host of the page' } },
    body: record({}),
    send: { path: { provider: 'cloud' }, query: { host: 'console.example.test' }, body: {} },
  },
  {
    name: 'connectBound',
    method: 'POST',
    path: '/auth/connect/bound',
    changes: false,
    about: 'The accounts elsewhere that are bound.',
    usedBy: 'connected accounts of the console',
    without: 'Leave `social` out of the configuration.',
    query: { host: { schema: text, required: true, about: 'host of the page' } },
    body: record({}),
    send: { query: { host: 'console.example.test' }, body: {} },
    data: listOf(record({ provider: text }, { accountName: text, boundAt: time })),
  },
];
