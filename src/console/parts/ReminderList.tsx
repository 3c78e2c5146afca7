import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useHref, useSearchParams } from 'react-router';
import type { TextKey } from '../../core/i18n/texts';
import { STATUSES } from '../../domain/reminders/types';
import DataTable from '../../features/table/DataTable';
import type { TableFilter, TableRowAction } from '../../features/table/options';
import { useT } from '../../react/use-text';
import { PageHead } from '../../ui/page/PageHead';
import type { RowValues, TableColumn } from '../../ui/table/types';
import { AdminsOnly } from './AdminsOnly';
import { AppLink } from './AppLink';
import { PageTitle } from './PageTitle';
import { useEntityActions } from './use-entity-actions';
import { useEventOptions } from './use-event-options';

export interface ReminderListProps {
  /** Keeps columns and views by this name. */
  name: string;
  /** Where the calls are. */
  base: string;
  /** The route of one, `…/update/:type`. */
  route: string;
  texts: {
    readonly title: TextKey;
    readonly add: TextKey;
    readonly name: TextKey;
    readonly search: TextKey;
    readonly none: TextKey;
  };
  /** Columns behind name and event, before and after the state; and filters between event and state. */
  before?: readonly TableColumn[];
  after: readonly TableColumn[];
  filters?: readonly TableFilter[];
  /** More that can be done with a row. */
  more?: ((row: RowValues) => readonly TableRowAction[]) | undefined;
  /** Beside the button that adds one. */
  aside?: ReactNode;
}

const NONE: readonly never[] = [];

/** The list of templates or of rules. */
export function ReminderList(props: ReminderListProps) {
  return (
    <AdminsOnly title={useT()(props.texts.title)}>
      <List {...props} />
    </AdminsOnly>
  );
}

function List({
  name,
  base,
  route,
  texts,
  before = NONE,
  after,
  filters: own = NONE,
  more,
  aside,
}: ReminderListProps) {
  const t = useT();
  const address = useSearchParams();
  const edit = route.replace(':type', 'edit');
  const page = useHref(edit);
  const events = useEventOptions();
  const source = useMemo(() => ({ path: `${base}/findByPage` }), [base]);
  const entityActions = useEntityActions({ base, edit });
  const actions = useCallback(
    (row: RowValues, refresh: () => void) => [...entityActions(row, refresh), ...(more?.(row) ?? [])],
    [entityActions, more],
  );
  const columns = useMemo<TableColumn[]>(
    () => [
      {
        key: 'name',
        title: t(texts.name),
        href: `${page}?id={id}`,
        sort: true,
        always: true,
        narrow: 'title',
      },
      { key: 'bizeventTypeId', title: t('reminders.event'), words: events.words, narrow: 'note' },
      ...before,
      {
        key: 'status',
        title: t('reminders.status'),
        type: 'status',
        words: Object.fromEntries(STATUSES.map((status) => [status, t(`reminders.status.${status}`)])),
        glyphs: { 1: 'done', 2: 'none' },
        sort: true,
        narrow: 'state',
      },
      ...after,
    ],
    [t, texts, page, events, before, after],
  );
  const filters = useMemo<TableFilter[]>(
    () => [
      { key: 'text', type: 'text', field: 'name', label: t(texts.search) },
      { key: 'event', label: t('reminders.event'), field: 'bizeventTypeId', options: events.options },
      ...own,
      {
        key: 'status',
        label: t('reminders.status'),
        single: true,
        options: STATUSES.map((value) => ({ value, label: t(`reminders.status.${value}`) })),
      },
    ],
    [t, texts, events, own],
  );
  const title = t(texts.title);
  return (
    <>
      <PageTitle page={title} />
      <PageHead title={title}>
        {aside}
        <AppLink route={route.replace(':type', 'add')} variant="primary" icon={Plus}>
          {t(texts.add)}
        </AppLink>
      </PageHead>
      <DataTable
        label={title}
        name={name}
        source={source}
        columns={columns}
        filters={filters}
        actions={actions}
        address={address}
        empty={{ title: t(texts.none) }}
      />
    </>
  );
}
