import { optional, rules, useReference } from '@oms/shell/react';
import { useCallback } from 'react';
import { field, remarkField } from '../records/FieldsFormPage';
import { CHANNEL } from '../records/kinds';
import {
  activeColumn,
  activeFilter,
  codeFilter,
  numberColumn,
  switchActions,
  textFilter,
  timeColumn,
} from '../records/list-parts';
import type { ListContent } from '../records/RecordList';
import { codeText, type Translate } from '../texts';
import type { Definition } from './definition';

const contentOf = (t: Translate, platform: (code: string) => string): ListContent => ({
  columns: [
    numberColumn(t, CHANNEL, { type: 'text' }),
    activeColumn(t),
    {
      key: 'platform',
      title: t('field.platform'),
      text: (row) => platform(String(row.platform)),
      sort: true,
      narrow: 'note',
    },
    { key: 'flag', title: t('field.flag') },
    {
      key: 'status',
      title: t('field.authorised'),
      text: (row) => codeText(t, 'channel.status', String(row.status)),
    },
    { key: 'skus', title: t('field.channelSkus'), type: 'number' },
    { key: 'unmatchedSkus', title: t('field.unmatchedSkus'), type: 'number', narrow: 'value' },
    { key: 'timeZone', title: t('field.timeZone'), sort: true },
    timeColumn(t, 'createdAt', 'field.createdAt'),
    { ...timeColumn(t, 'updatedAt', 'field.updatedAt'), hidden: true },
  ],
  filters: [
    textFilter(t, 'channel.search'),
    { key: 'platform', label: t('field.platform'), reference: 'accountTypes' },
    activeFilter(t),
    { ...codeFilter(t, 'status', 'field.authorised', 'channel.status', ['1', '0']), single: true },
  ],
  views: [{ id: 'lapsed', name: t('channel.view.lapsed'), query: 'status=0' }],
  bulk: switchActions(t, CHANNEL),
});

function useContent() {
  const { find } = useReference('accountTypes');
  return useCallback((t: Translate) => contentOf(t, (code) => find(code)?.label ?? code), [find]);
}

const form: Definition['form'] = [
  {
    id: 'channel-account',
    title: 'channel.account',
    fields: [
      field('title', 'channel.title', 'text', rules.text(60)),
      field('platform', 'field.platform', 'reference', rules.text(), { reference: 'accountTypes' }),
      field('flag', 'field.flag', 'code', optional(rules.text(40)), { help: 'channel.flagHelp' }),
      field('timeZone', 'field.timeZone', 'zone', rules.text()),
      field('isAdvAuth', 'channel.advertising', 'flag', rules.flag()),
      remarkField,
    ],
  },
];

/** The channels in which the organisation sells, by account. */
export const channels: Definition = { kind: CHANNEL, useContent, form };
