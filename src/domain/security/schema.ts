import * as v from 'valibot';
import { fields, required } from '../rules/fields';
import { verificationCode } from '../rules/rules';

/** The password that confirms a change of how one signs in. */
export const passwordSchema = fields({ password: required(v.string(), 'password.required.current') });

export const codeSchema = fields({ code: required(verificationCode(), 'login.codeRequired') });
