import { useReference } from '@oms/shell/react';
import { useCallback } from 'react';
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
import { type ListContent, RecordList } from '../records/RecordList';
import { codeText, type Translate } from '../texts';

/** The channels in which the organisation sells, by account. */
export function ChannelsPage() {
  const { find } = useReference('accountTypes');
  const content = useCallback((t: Translate) => contentOf(t, (code) => find(code)?.label ?? code), [find]);
  return <RecordList kind={CHANNEL} content={content} />;
}

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
