import type { SelectionBody } from '@oms/shell/react';
import Link2 from 'lucide/dist/esm/icons/link-2.mjs';
import { useCallback, useState } from 'react';
import { SKU_MATCH } from '../records/kinds';
import {
  action,
  codeFilter,
  numberColumn,
  statusColumn,
  textFilter,
  timeColumn,
} from '../records/list-parts';
import { type ListContent, RecordList } from '../records/RecordList';
import { codeText, type Translate } from '../texts';
import { MatchDialog } from './MatchDialog';

const STATUSES = ['UNMATCHED', 'MATCHED'];

interface Matching {
  selection: SelectionBody;
  count: number;
  end(changed: boolean): void;
}

/** What channels call the organisation's products, and which product each is. */
export function SkuMatchesPage() {
  const [matching, setMatching] = useState<Matching | null>(null);
  const content = useCallback(
    (t: Translate) =>
      contentOf(t, (selection, count) => new Promise((end) => setMatching({ selection, count, end }))),
    [],
  );
  return (
    <>
      <RecordList kind={SKU_MATCH} content={content} exported={EXPORTED} />
      {matching && (
        <MatchDialog
          selection={matching.selection}
          count={matching.count}
          onMatched={() => matching.end(true)}
          onClose={() => {
            matching.end(false);
            setMatching(null);
          }}
        />
      )}
    </>
  );
}

const EXPORTED = { erpSku: ['erpSku', 'productTitle'], matchedBy: [] };

/** @param match asks for the product; resolves to whether some are matched */
const contentOf = (
  t: Translate,
  match: (selection: SelectionBody, count: number) => Promise<boolean>,
): ListContent => ({
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
  actions: ({ id }, refresh) => [
    {
      id: 'match',
      label: t('skuMatch.choose'),
      icon: Link2,
      onSelect: () => void match({ ids: [String(id)] }, 1).then((changed) => changed && refresh()),
    },
  ],
  bulk: [
    { id: 'match', label: t('skuMatch.match'), run: match },
    action(t, SKU_MATCH, 'unmatch', { danger: true }),
  ],
  empty: { title: t('skuMatch.none'), text: t('skuMatch.noneText') },
});
