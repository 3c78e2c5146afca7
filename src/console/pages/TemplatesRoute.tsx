import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useMemo } from 'react';
import { useHref, useSearchParams } from 'react-router';
import * as paths from '../../core/config/console-paths';
import { TEMPLATES } from '../../domain/reminders/api';
import { STATUSES } from '../../domain/reminders/types';
import DataTable from '../../features/table/DataTable';
import type { TableFilter } from '../../features/table/options';
import { useT } from '../../react/use-text';
import { PageHead } from '../../ui/page/PageHead';
import type { TableColumn } from '../../ui/table/types';
import { AdminsOnly } from '../parts/AdminsOnly';
import { AppLink } from '../parts/AppLink';
import { PageTitle } from '../parts/PageTitle';
import { useEntityActions } from '../parts/use-entity-actions';
import { useEventOptions } from '../parts/use-event-options';

const SOURCE = { path: `${TEMPLATES}/findByPage` };
const EDIT = paths.TEMPLATE.replace(':type', 'edit');

/** The templates of messages. */
export default function TemplatesRoute() {
  return (
    <AdminsOnly title={useT()('reminders.templates')}>
      <Templates />
    </AdminsOnly>
  );
}

function Templates() {
  const t = useT();
  const address = useSearchParams();
  const page = useHref(EDIT);
  const events = useEventOptions();
  const actions = useEntityActions({ base: TEMPLATES, edit: EDIT });
  const columns = useMemo<TableColumn[]>(
    () => [
      {
        key: 'name',
        title: t('reminders.name'),
        href: `${page}?id={id}`,
        sort: true,
        always: true,
        narrow: 'title',
      },
      { key: 'bizeventTypeId', title: t('reminders.event'), words: events.words, narrow: 'note' },
      {
        key: 'status',
        title: t('reminders.status'),
        type: 'status',
        words: { 1: t('reminders.status.1'), 2: t('reminders.status.2') },
        glyphs: { 1: 'done', 2: 'none' },
        sort: true,
        narrow: 'state',
      },
      { key: 'rules', title: t('reminders.usedBy'), type: 'number' },
      { key: 'updatedAt', title: t('reminders.updatedAt'), type: 'time', sort: true },
    ],
    [t, page, events],
  );
  const filters = useMemo<TableFilter[]>(
    () => [
      { key: 'text', type: 'text', field: 'name', label: t('reminders.searchTemplates') },
      { key: 'event', label: t('reminders.event'), field: 'bizeventTypeId', options: events.options },
      {
        key: 'status',
        label: t('reminders.status'),
        field: 'status',
        single: true,
        options: STATUSES.map((value) => ({ value, label: t(`reminders.status.${value}`) })),
      },
    ],
    [t, events],
  );
  return (
    <>
      <PageTitle page={t('reminders.templates')} />
      <PageHead title={t('reminders.templates')}>
        <AppLink route={paths.TEMPLATE.replace(':type', 'add')} variant="primary" icon={Plus}>
          {t('reminders.newTemplate')}
        </AppLink>
      </PageHead>
      <DataTable
        label={t('reminders.templates')}
        name="noticeTemplate"
        source={SOURCE}
        columns={columns}
        filters={filters}
        actions={actions}
        address={address}
        empty={{ title: t('reminders.noTemplate') }}
      />
    </>
  );
}
