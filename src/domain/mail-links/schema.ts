import * as v from 'valibot';
import { fields, required } from '../rules/fields';
import { issue } from '../rules/issue';
import { email, newPassword, phone, text } from '../rules/rules';

/** The rules of the registration form. */
export const registrationSchema = fields({
  email: required(email(), 'register.required.email'),
  name: required(text(40), 'register.required.name'),
  organisation: required(text(80), 'register.required.organisation'),
  phone: required(phone(), 'register.required.phone'),
  agreed: v.pipe(v.boolean(), v.literal(true, issue('register.required.agreed'))),
});

/** The address to which a mail is sent. */
export const addressSchema = fields({ email: required(email(), 'register.required.email') });

/** A new password by the link of a mail. */
export const chosenPasswordSchema = v.pipe(
  fields({
    new: required(newPassword(), 'password.required.new'),
    confirm: required(v.string(), 'password.required.confirm'),
  }),
  v.forward(
    v.partialCheck(
      [['new'], ['confirm']],
      (values) => values.confirm === values.new,
      issue('password.mismatch'),
    ),
    ['confirm'],
  ),
);
