import * as v from 'valibot';
import { fields, required } from '../rules/fields';

/** The rules of the login form. What an account looks like is the service's matter. */
export const loginSchema = fields({
  account: required(v.string(), 'login.accountRequired'),
  password: required(v.string(), 'login.passwordRequired'),
  remember: v.boolean(),
});
