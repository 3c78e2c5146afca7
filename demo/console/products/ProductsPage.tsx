import { PRODUCT } from '../records/kinds';
import {
  action,
  amountColumn,
  codeFilter,
  numberColumn,
  skusFilter,
  statusColumn,
  textFilter,
  timeColumn,
} from '../records/list-parts';
import { type ListContent, RecordList } from '../records/RecordList';
import { TemporarySku } from '../records/values';
import type { Translate } from '../texts';

const STATUSES = ['1', '2'];

const content = (t: Translate): ListContent => ({
  columns: [
    numberColumn(t, PRODUCT, {
      title: t('field.sku'),
      render: (product) => <TemporarySku t={t} record={product} />,
    }),
    { key: 'title', title: t('field.title'), narrow: 'note' },
    { key: 'productLine', title: t('field.productLine'), narrow: 'note' },
    { ...statusColumn(t, 'product', STATUSES), glyphs: { 1: 'done', 2: 'none' } },
    { key: 'available', title: t('field.available'), type: 'number' },
    { key: 'weightG', title: t('field.weightG'), type: 'number', sort: true },
    amountColumn(t, 'price', 'field.price'),
    { key: 'erpSkuCode', title: t('field.skuCode'), hidden: true },
    timeColumn(t, 'createdAt', 'field.createdAt'),
    { ...timeColumn(t, 'updatedAt', 'field.updatedAt'), hidden: true },
  ],
  filters: [
    textFilter(t, 'product.search'),
    skusFilter(t, 'erpSku'),
    { key: 'line', field: 'productLineId', label: t('field.productLine'), reference: 'productLines' },
    codeFilter(t, 'status', 'field.status', 'product.status', STATUSES),
    {
      key: 'temporary',
      field: 'isTemp',
      label: t('field.temporary'),
      single: true,
      options: [
        { value: '1', label: t('value.yes') },
        { value: '0', label: t('value.no') },
      ],
    },
  ],
  views: [{ id: 'temporary', name: t('product.view.temporary'), query: 'temporary=1' }],
  bulk: [action(t, PRODUCT, 'enable'), action(t, PRODUCT, 'disable', { danger: true })],
});

/** The name is in both languages. */
const EXPORTED = { title: ['name', 'nameEn'] };

/** The products of the organisation. */
export const ProductsPage = () => <RecordList kind={PRODUCT} content={content} exported={EXPORTED} />;
