import { useMemo } from 'react';
import { TEMPLATES } from '../../domain/reminders/paths';
import * as paths from '../../page/addresses/console-paths';
import { useT } from '../../react/use-text';
import type { TableColumn } from '../../ui/table/types';
import { ReminderList } from '../parts/ReminderList';

const TEXTS = {
  title: 'reminders.templates',
  add: 'reminders.newTemplate',
  name: 'reminders.name',
  search: 'reminders.searchTemplates',
  none: 'reminders.noTemplate',
} as const;

/** The templates of messages. */
export default function TemplatesRoute() {
  const t = useT();
  const after = useMemo<TableColumn[]>(
    () => [
      { key: 'rules', title: t('reminders.usedBy'), type: 'number' },
      { key: 'updatedAt', title: t('reminders.updatedAt'), type: 'time', sort: true },
    ],
    [t],
  );
  return (
    <ReminderList name="noticeTemplate" base={TEMPLATES} route={paths.TEMPLATE} texts={TEXTS} after={after} />
  );
}
