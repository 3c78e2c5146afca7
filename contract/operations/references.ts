import { offFieldsOf } from '../../src/domain/references/api';
import { REFERENCES } from '../../src/domain/references/catalogue';
import type { ReferenceList } from '../../src/domain/references/types';
import type { Operation, Parameter } from '../shape/operation';
import { anything, id, listOf, pageOf, record, type Schema, text } from '../shape/schema';

/** The calls of the reference lists, from their catalogue: a call for each list. */
export const referenceOperations: readonly Operation[] = [
  ...Object.entries(REFERENCES).map(([name, list]) => operationOf(name, list)),
  {
    name: 'manageableAccess',
    method: 'GET',
    path: '/api/v1/Context/organizationDataAccess',
    about: 'Ids of the organisations whose data the user may manage, in a module.',
    usedBy: 'reference list: manageableOrganisations',
    without: 'The select says that it could not be loaded.',
    query: { module: { schema: text }, oid: { schema: text, about: 'id of the context organisation' } },
    send: { query: { module: '', oid: '1' } },
    data: record({ accessResourceIds: listOf(id) }),
  },
];

function operationOf(name: string, list: ReferenceList): Operation {
  const { service, method = 'GET', path, params = {}, takes = [], organisation } = list;
  const sent = Object.entries(params).map(([field, value]) => [field, value] as const);
  const names = [...sent.map(([field]) => field), ...takes, ...(organisation ? [organisation] : [])];
  const fields: Readonly<Record<string, Schema>> = Object.fromEntries(
    names.map((field) => [field, anything]),
  );
  const query: Readonly<Record<string, Parameter>> = Object.fromEntries(
    names.map((field) => [field, { schema: text }]),
  );
  const values = { ...Object.fromEntries(sent), ...(organisation ? { [organisation]: '1' } : {}) };
  return {
    name: `list${name[0]?.toUpperCase()}${name.slice(1)}`,
    method,
    path,
    service,
    changes: false,
    about: `The reference list \`${name}\`.`,
    usedBy: `reference list: ${name}`,
    without: 'The select says that it could not be loaded.',
    ...(method === 'POST'
      ? { body: record({}, fields), send: { body: values } }
      : { query, send: { query: values } }),
    data: rowsOf(list),
  };
}

/** A list of rows, or a page of one. */
function rowsOf(list: ReferenceList): Schema {
  const { value = 'id', label, code, inside } = list;
  const off = Object.fromEntries(offFieldsOf(list).map((field) => [field, anything]));
  const row = record(
    { [value]: id },
    {
      [label]: text,
      [`${label}En`]: text,
      ...(code !== undefined && code !== value && { [code]: id }),
      ...off,
    },
  );
  const outer = inside === undefined ? row : record({ [inside]: listOf(row) });
  return { anyOf: [listOf(outer), pageOf(outer)] };
}
