import * as v from 'valibot';
import { fields, required } from '../rules/fields';
import { phone, verificationCode } from '../rules/rules';

/** The password that confirms a change of how one signs in. */
export const passwordSchema = fields({ password: required(v.string(), 'password.required.current') });

export const codeSchema = fields({ code: required(verificationCode(), 'login.codeRequired') });

/** The number that is to be the account's, and the password that confirms the change. */
export const phoneSchema = fields({
  phone: required(phone(), 'register.required.phone'),
  password: required(v.string(), 'password.required.current'),
});
