import type { TableColumn, TableFilter } from '@oms/shell/react';
import { useMemo } from 'react';
import { codeFilter, textFilter, timeColumn, warehouseFilter } from '../records/columns';
import { STOCK } from '../records/kinds';
import { RecordList } from '../records/RecordList';
import { type Translate, useTexts } from '../texts';

const STATES = ['OUT', 'LOW', 'OK'];

/** How much there is of each SKU in each warehouse. */
export function StockPage() {
  const t = useTexts();
  const columns = useMemo(() => columnsOf(t), [t]);
  const filters = useMemo(() => filtersOf(t), [t]);
  return (
    <RecordList
      kind={STOCK}
      columns={columns}
      filters={filters}
      views={[
        { id: 'all', name: t('stock.view.all'), query: '' },
        { id: 'out', name: t('stock.state.OUT'), query: 'state=OUT' },
        { id: 'low', name: t('stock.state.LOW'), query: 'state=LOW' },
      ]}
      bulk={[{ id: 'release', label: t('stock.release'), path: `${STOCK.base}/release` }]}
      empty={{ title: t('stock.none') }}
    />
  );
}

const columnsOf = (t: Translate): TableColumn[] => [
  { key: 'sku', title: t('field.sku'), type: 'id', sort: true, always: true, pinned: true, narrow: 'title' },
  { key: 'title', title: t('field.product'), narrow: 'note' },
  { key: 'productLine', title: t('field.productLine') },
  { key: 'warehouseCode', title: t('field.warehouse'), narrow: 'note' },
  { key: 'onHand', title: t('field.onHand'), type: 'number', sort: true },
  { key: 'available', title: t('field.available'), type: 'number', sort: true, narrow: 'value' },
  { key: 'reserved', title: t('field.reserved'), type: 'number' },
  { key: 'inTransit', title: t('field.inTransit'), type: 'number' },
  { key: 'safetyStock', title: t('field.safetyStock'), type: 'number' },
  timeColumn(t, 'updatedAt', 'field.updatedAt'),
];

const filtersOf = (t: Translate): TableFilter[] => [
  textFilter(t, 'stock.search'),
  { ...codeFilter(t, 'state', 'field.status', 'stock.state', STATES), single: true },
  { key: 'line', field: 'productLineId', label: t('field.productLine'), reference: 'productLines' },
  warehouseFilter(t),
];
