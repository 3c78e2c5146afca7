import FlaskConical from 'lucide/dist/esm/icons/flask-conical.mjs';
import { useCallback, useMemo } from 'react';
import { useHref } from 'react-router';
import { RULES } from '../../domain/reminders/paths';
import { CHANNELS, LEVELS, RULE_TYPES } from '../../domain/reminders/types';
import type { TableFilter } from '../../features/table/options';
import * as paths from '../../page/addresses/console-paths';
import { useT } from '../../react/use-text';
import type { RowValues, TableColumn } from '../../ui/table/types';
import { AppLink } from '../parts/AppLink';
import { ReminderList } from '../parts/ReminderList';

const TEXTS = {
  title: 'reminders.rules',
  add: 'reminders.newRule',
  name: 'reminders.ruleName',
  search: 'reminders.searchRules',
  none: 'reminders.noRule',
} as const;

/** The rules that make messages of events. */
export default function RulesRoute() {
  const t = useT();
  const test = useHref(paths.RULE_TEST);
  const more = useCallback(
    ({ id }: RowValues) => [
      {
        id: 'test',
        label: t('reminders.test'),
        icon: FlaskConical,
        href: `${test}?id=${encodeURIComponent(String(id))}`,
      },
    ],
    [test, t],
  );
  const before = useMemo<TableColumn[]>(
    () => [
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
    ],
    [t],
  );
  const types = useMemo(
    () => RULE_TYPES.map((value) => ({ value, label: t(`reminders.ruleType.${value}`) })),
    [t],
  );
  const after = useMemo<TableColumn[]>(
    () => [
      {
        key: 'ruleType',
        title: t('reminders.ruleType'),
        words: Object.fromEntries(types.map(({ value, label }) => [value, label])),
      },
      { key: 'fired', title: t('reminders.fired'), type: 'number' },
      { key: 'lastFiredAt', title: t('reminders.lastFiredAt'), type: 'time', sort: true },
    ],
    [t, types],
  );
  const filters = useMemo<TableFilter[]>(
    () => [{ key: 'type', label: t('reminders.ruleType'), field: 'ruleType', single: true, options: types }],
    [t, types],
  );
  return (
    <ReminderList
      name="noticeRule"
      base={RULES}
      route={paths.RULE}
      texts={TEXTS}
      before={before}
      after={after}
      filters={filters}
      more={more}
      aside={<AppLink route={paths.TEMPLATES}>{t('reminders.templates')}</AppLink>}
    />
  );
}
