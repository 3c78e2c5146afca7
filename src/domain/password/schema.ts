import * as v from 'valibot';
import { fields, required } from '../rules/fields';
import { issue } from '../rules/issue';
import { newPassword } from '../rules/rules';

/** The rules of the form that changes a password (docs/behaviour.md#passwords). */
export const passwordSchema = v.pipe(
  fields({
    current: required(v.string(), 'password.required.current'),
    new: required(newPassword(), 'password.required.new'),
    confirm: required(v.string(), 'password.required.confirm'),
  }),
  v.forward(
    v.partialCheck([['current'], ['new']], (values) => values.new !== values.current, issue('password.same')),
    ['new'],
  ),
  v.forward(
    v.partialCheck(
      [['new'], ['confirm']],
      (values) => values.confirm === values.new,
      issue('password.mismatch'),
    ),
    ['confirm'],
  ),
);
