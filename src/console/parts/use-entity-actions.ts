import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import Power from 'lucide/dist/esm/icons/power.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import { useCallback } from 'react';
import { useHref } from 'react-router';
import { toShellError } from '../../core/errors';
import { showMessage } from '../../core/show-message';
import { remindersStore } from '../../domain/reminders/store';
import type { TableRowAction } from '../../features/table/options';
import { useFeature, useShell } from '../../react/shell-context';
import { useErrorText, useT } from '../../react/use-text';
import type { RowValues } from '../../ui/table/types';

export interface EntityActionsOptions {
  /** Where the calls of the kind are. */
  base: string;
  /** The route that changes one, without its `id`. */
  edit: string;
}

/** What can be done with a template or a rule from its list: change, turn on or off, delete. */
export function useEntityActions({ base, edit }: EntityActionsOptions) {
  const store = useFeature(remindersStore);
  const shell = useShell();
  const { commands, session } = shell;
  const t = useT();
  const errorText = useErrorText();
  const page = useHref(edit);
  const isSuper = session.$state.get().user?.isSuper === true;
  return useCallback(
    (row: RowValues, refresh: () => void): readonly TableRowAction[] => {
      const id = String(row.id);
      const on = row.status === 1;
      const name = String(row.name);
      const change: TableRowAction = {
        id: 'edit',
        label: t('reminders.edit'),
        icon: Pencil,
        href: `${page}?id=${encodeURIComponent(id)}`,
      };
      // What holds for all organisations is the platform's.
      if (!row.organisationId && !isSuper) return [{ ...change, label: t('reminders.view') }];
      const turn = async () => {
        try {
          await store.setActive(base, id, on ? '2' : '1');
          refresh();
        } catch (thrown) {
          const title = () => errorText(toShellError(thrown));
          await showMessage(shell, { tone: 'error', title }, 'reminders');
        }
      };
      const remove = async () => {
        const removed = await commands.run('confirm', {
          title: t('reminders.removeQuestion', { name }),
          text: t('reminders.removeText'),
          confirmText: t('reminders.remove'),
          danger: true,
          request: () => store.remove(base, id),
        });
        if (removed) refresh();
      };
      return [
        change,
        {
          id: 'turn',
          label: t(on ? 'reminders.disable' : 'reminders.enable'),
          icon: Power,
          onSelect: () => void turn(),
        },
        {
          id: 'remove',
          label: t('reminders.remove'),
          icon: Trash,
          danger: true,
          onSelect: () =>
            void remove().catch((error) => shell.events.error('shell', String(error), 'reminders')),
        },
      ];
    },
    [base, page, isSuper, store, shell, commands, t, errorText],
  );
}
