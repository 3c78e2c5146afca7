import { ProductSelect } from '@oms/shell/react';
import Link2 from 'lucide/dist/esm/icons/link-2.mjs';
import { SKU_MATCH } from '../records/kinds';
import {
  action,
  codeFilter,
  numberColumn,
  statusColumn,
  textFilter,
  timeColumn,
} from '../records/list-parts';
import type { ListContent } from '../records/RecordList';
import { codeText, type Translate } from '../texts';
import type { Definition } from './definition';

const STATUSES = ['UNMATCHED', 'MATCHED'];

const content = (t: Translate): ListContent => ({
  columns: [
    numberColumn(t, SKU_MATCH, { title: t('field.channelSku'), href: undefined }),
    { ...statusColumn(t, 'skuMatch', STATUSES), glyphs: { UNMATCHED: 'waiting', MATCHED: 'done' } },
    { key: 'channel', title: t('field.channel'), sort: true, narrow: 'note' },
    { key: 'channelTitle', title: t('field.channelTitle') },
    { key: 'erpSku', title: t('field.erpSku'), type: 'id', sort: true, narrow: 'value' },
    { key: 'productTitle', title: t('field.product') },
    {
      key: 'matchedBy',
      title: t('field.matchedBy'),
      text: ({ matchedBy }) => (matchedBy ? codeText(t, 'skuMatch.by', String(matchedBy)) : ''),
      hidden: true,
    },
    timeColumn(t, 'matchedAt', 'field.matchedAt'),
    { key: 'channelItemNo', title: t('field.channelItemNo'), type: 'id', hidden: true },
    { ...timeColumn(t, 'createdAt', 'field.createdAt'), hidden: true },
  ],
  filters: [
    textFilter(t, 'skuMatch.search'),
    { ...codeFilter(t, 'status', 'field.status', 'skuMatch.status', STATUSES), single: true },
    { key: 'account', field: 'accountId', label: t('field.channel'), reference: 'accounts' },
    { ...codeFilter(t, 'matchedBy', 'field.matchedBy', 'skuMatch.by', ['AUTO', 'MANUAL']), single: true },
  ],
  views: [{ id: 'open', name: t('skuMatch.view.open'), query: 'status=UNMATCHED' }],
  actions: () => [{ id: 'match', label: t('skuMatch.choose'), icon: Link2, bulk: 'match' }],
  bulk: [
    action(t, SKU_MATCH, 'match', {
      input: {
        field: 'erpSku',
        label: t('field.product'),
        // A temporary SKU stands for the channel's SKU itself.
        control: ({ value, ...control }) => (
          <ProductSelect {...control} value={value || null} temporary={false} size="m" />
        ),
      },
    }),
    action(t, SKU_MATCH, 'unmatch', { danger: true }),
  ],
});

const EXPORTED = { erpSku: ['erpSku', 'productTitle'], matchedBy: [] };

/** What channels call the organisation's products, and which product each is. */
export const skuMatches: Definition = { kind: SKU_MATCH, useContent: () => content, exported: EXPORTED };
