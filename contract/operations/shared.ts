import { ORGANISATION_ROLES } from '../../src/core/session/organisation';
import { USER_ROLES } from '../../src/core/session/types';
import type { Parameter } from '../shape/operation';
import { bit, count, described, flag, id, oneOf, record, type Schema, text, time } from '../shape/schema';

export const organisation = record(
  { id },
  {
    name: text,
    code: text,
    logoUrl: text,
    roleLabel: described(text, `One of ${ORGANISATION_ROLES.join(', ')}.`),
  },
);

export const user = record(
  { id },
  {
    name: text,
    email: text,
    phone: text,
    orgId: described(id, 'The organisation that the account belongs to.'),
    isSuper: bit,
    roleLabel: described(text, `One of ${USER_ROLES.join(', ')}.`),
    organization: described(
      organisation,
      'The organisation of `contextId`, or that of the account without one.',
    ),
    actor: described(record({ id }, { name: text }), 'The super user who acts as this user.'),
  },
);

export const listQuery: Readonly<Record<string, Parameter>> = {
  page: { schema: { type: 'integer' }, about: 'from 1', required: true },
  rows: { schema: { type: 'integer' }, about: 'rows of a page', required: true },
  sidx: { schema: text, about: 'field that the rows are sorted by' },
  sord: { schema: oneOf('asc', 'desc') },
};
export const page = { page: 1, rows: 10, sidx: 'id', sord: 'desc' };

/** What the shell shows of a file beside its name. */
export const file: Readonly<Record<string, Schema>> = {
  size: count,
  brief: text,
  createdAt: time,
  createdName: text,
  mine: flag,
};

/** What happens to a page of the console without its call. */
export const sentence = (what: string) => `${what} says that it could not be loaded.`;

/** Who uses a call of a widget, and what happens without it. */
export const ofWidget = (name: string) => ({
  usedBy: `widget: ${name}`,
  without: 'The widget says that it could not be loaded.',
});
