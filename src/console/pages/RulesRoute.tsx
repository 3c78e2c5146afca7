import FlaskConical from 'lucide/dist/esm/icons/flask-conical.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useCallback, useMemo } from 'react';
import { useHref, useSearchParams } from 'react-router';
import * as paths from '../../core/config/console-paths';
import { RULES } from '../../domain/reminders/api';
import { CHANNELS, LEVELS, RULE_TYPES, STATUSES } from '../../domain/reminders/types';
import DataTable from '../../features/table/DataTable';
import type { TableFilter } from '../../features/table/options';
import { useT } from '../../react/use-text';
import { PageHead } from '../../ui/page/PageHead';
import type { RowValues, TableColumn } from '../../ui/table/types';
import { AdminsOnly } from '../parts/AdminsOnly';
import { AppLink } from '../parts/AppLink';
import { PageTitle } from '../parts/PageTitle';
import { useEntityActions } from '../parts/use-entity-actions';
import { useEventOptions } from '../parts/use-event-options';

const SOURCE = { path: `${RULES}/findByPage` };
const EDIT = paths.RULE.replace(':type', 'edit');

/** The rules that make messages of events. */
export default function RulesRoute() {
  return (
    <AdminsOnly title={useT()('reminders.rules')}>
      <Rules />
    </AdminsOnly>
  );
}

function Rules() {
  const t = useT();
  const address = useSearchParams();
  const page = useHref(EDIT);
  const test = useHref(paths.RULE_TEST);
  const events = useEventOptions();
  const own = useEntityActions({ base: RULES, edit: EDIT });
  const actions = useCallback(
    (row: RowValues, refresh: () => void) => [
      ...own(row, refresh),
      {
        id: 'test',
        label: t('reminders.test'),
        icon: FlaskConical,
        href: `${test}?id=${encodeURIComponent(String(row.id))}`,
      },
    ],
    [own, test, t],
  );
  const columns = useMemo<TableColumn[]>(
    () => [
      {
        key: 'name',
        title: t('reminders.ruleName'),
        href: `${page}?id={id}`,
        sort: true,
        always: true,
        narrow: 'title',
      },
      { key: 'bizeventTypeId', title: t('reminders.event'), words: events.words, narrow: 'note' },
      {
        key: 'level',
        title: t('reminders.level'),
        words: Object.fromEntries(LEVELS.map((level) => [level, t(`reminders.level.${level}`)])),
        sort: true,
      },
      {
        key: 'channels',
        title: t('reminders.channels'),
        text: ({ channels }) =>
          CHANNELS.filter((channel) => String(channels).split(',').includes(channel))
            .map((channel) => t(`reminders.channel.${channel}`))
            .join(' · '),
      },
      { key: 'templateName', title: t('reminders.template') },
      {
        key: 'status',
        title: t('reminders.status'),
        type: 'status',
        words: { 1: t('reminders.status.1'), 2: t('reminders.status.2') },
        glyphs: { 1: 'done', 2: 'none' },
        sort: true,
        narrow: 'state',
      },
      {
        key: 'ruleType',
        title: t('reminders.ruleType'),
        words: { 1: t('reminders.ruleType.1'), 2: t('reminders.ruleType.2') },
      },
      { key: 'fired', title: t('reminders.fired'), type: 'number' },
      { key: 'lastFiredAt', title: t('reminders.lastFiredAt'), type: 'time', sort: true },
    ],
    [t, page, events],
  );
  const filters = useMemo<TableFilter[]>(
    () => [
      { key: 'text', type: 'text', field: 'name', label: t('reminders.searchRules') },
      { key: 'event', label: t('reminders.event'), field: 'bizeventTypeId', options: events.options },
      {
        key: 'type',
        label: t('reminders.ruleType'),
        field: 'ruleType',
        single: true,
        options: RULE_TYPES.map((value) => ({ value, label: t(`reminders.ruleType.${value}`) })),
      },
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
      <PageTitle page={t('reminders.rules')} />
      <PageHead title={t('reminders.rules')}>
        <AppLink route={paths.TEMPLATES}>{t('reminders.templates')}</AppLink>
        <AppLink route={paths.RULE.replace(':type', 'add')} variant="primary" icon={Plus}>
          {t('reminders.newRule')}
        </AppLink>
      </PageHead>
      <DataTable
        label={t('reminders.rules')}
        name="noticeRule"
        source={SOURCE}
        columns={columns}
        filters={filters}
        actions={actions}
        address={address}
        empty={{ title: t('reminders.noRule') }}
      />
    </>
  );
}
