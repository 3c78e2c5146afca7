import { STOCK } from '../records/kinds';
import {
  action,
  codeFilter,
  skusFilter,
  textFilter,
  timeColumn,
  warehouseFilter,
} from '../records/list-parts';
import type { ListContent } from '../records/RecordList';
import type { Translate } from '../texts';
import type { Definition } from './definition';

const STATES = ['OUT', 'LOW', 'OK'];

const content = (t: Translate): ListContent => ({
  columns: [
    {
      key: 'sku',
      title: t('field.sku'),
      type: 'id',
      sort: true,
      always: true,
      pinned: true,
      narrow: 'title',
    },
    { key: 'title', title: t('field.product'), narrow: 'note' },
    { key: 'productLine', title: t('field.productLine') },
    { key: 'warehouseCode', title: t('field.warehouse'), narrow: 'note' },
    { key: 'onHand', title: t('field.onHand'), type: 'number', sort: true },
    { key: 'available', title: t('field.available'), type: 'number', sort: true, narrow: 'value' },
    { key: 'reserved', title: t('field.reserved'), type: 'number' },
    { key: 'inTransit', title: t('field.inTransit'), type: 'number' },
    { key: 'safetyStock', title: t('field.safetyStock'), type: 'number' },
    timeColumn(t, 'updatedAt', 'field.updatedAt'),
  ],
  filters: [
    textFilter(t, 'stock.search'),
    skusFilter(t, 'sku'),
    { ...codeFilter(t, 'state', 'field.status', 'stock.state', STATES), single: true },
    { key: 'line', field: 'productLineId', label: t('field.productLine'), reference: 'productLines' },
    warehouseFilter(t),
  ],
  views: [
    { id: 'out', name: t('stock.state.OUT'), query: 'state=OUT' },
    { id: 'low', name: t('stock.state.LOW'), query: 'state=LOW' },
  ],
  bulk: [action(t, STOCK, 'release')],
});

/** How much there is of each SKU in each warehouse. */
export const stock: Definition = { kind: STOCK, useContent: () => content };
