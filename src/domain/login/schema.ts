import * as v from 'valibot';
import { cleanText } from '../../core/text/clean';
import { fields, required } from '../rules/fields';
import { issue } from '../rules/issue';
import { plainPhone } from '../rules/limits';
import { verificationCode } from '../rules/rules';

/** The rules of the login form. What an account looks like is the service's matter. */
export const loginSchema = fields({
  account: required(v.string(), 'login.accountRequired'),
  password: required(v.string(), 'login.passwordRequired'),
  remember: v.boolean(),
});

const isMail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text);
const isPhone = (text: string) => /^\d{5,15}$/.test(plainPhone(text));

/** Where the code of a sign-in is sent. */
export const codeRequestSchema = fields({
  to: required(
    v.pipe(
      v.string(),
      v.transform(cleanText),
      v.check((text) => isMail(text) || isPhone(text), issue('login.toWrong')),
      v.transform((text) => (isMail(text) ? text : plainPhone(text))),
    ),
    'login.toRequired',
  ),
  remember: v.boolean(),
});

export const codeSchema = fields({ code: required(verificationCode(), 'login.codeRequired') });

export const recoverySchema = fields({ code: required(v.string(), 'login.recoveryRequired') });
