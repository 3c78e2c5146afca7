import * as v from 'valibot';
import { fields, required } from '../rules/fields';
import { issue } from '../rules/issue';
import { email, newPassword, phone, text } from '../rules/rules';

const registrant = {
  name: required(text(40), 'register.required.name'),
  organisation: required(text(80), 'register.required.organisation'),
  phone: required(phone(), 'register.required.phone'),
};

/** The rules of the registration form. */
export const registrationSchema = fields({
  email: required(email(), 'register.required.email'),
  ...registrant,
  agreed: v.pipe(v.boolean(), v.literal(true, issue('register.required.agreed'))),
});

/** The address to which a mail is sent. */
export const addressSchema = fields({ email: required(email(), 'register.required.email') });

const chosen = {
  new: required(newPassword(), 'password.required.new'),
  confirm: required(v.string(), 'password.required.confirm'),
};

const areEqual = (values: { new: string; confirm: string }): boolean => values.confirm === values.new;

/** A new password by the link of a mail. */
export const chosenPasswordSchema = v.pipe(
  fields(chosen),
  v.forward(v.partialCheck([['new'], ['confirm']], areEqual, issue('password.mismatch')), ['confirm']),
);

/** A password, and who it is for. */
export const activationSchema = v.pipe(
  fields({ ...registrant, ...chosen }),
  v.forward(v.partialCheck([['new'], ['confirm']], areEqual, issue('password.mismatch')), ['confirm']),
);
