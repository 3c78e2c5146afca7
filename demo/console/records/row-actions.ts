import type { RowAction, RowValues } from '@oms/shell/react';
import Eye from 'lucide/dist/esm/icons/eye.mjs';
import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import type { Translate } from '../texts';
import type { RecordKind } from './kinds';

/** What can be done with a record from its list. */
export function rowActions(
  t: Translate,
  { detail, edit, hasPage }: RecordKind,
  base: string,
): (row: RowValues) => readonly RowAction[] {
  return ({ id }) => {
    if (hasPage === false) return [];
    const query = `?id=${encodeURIComponent(String(id))}`;
    return [
      ...(detail === edit
        ? []
        : [{ id: 'view', label: t('record.view'), icon: Eye, href: `${base}${detail}${query}` }]),
      ...(edit === undefined
        ? []
        : [{ id: 'edit', label: t('record.edit'), icon: Pencil, href: `${base}${edit}${query}` }]),
    ];
  };
}
