import { PRODUCT_LINE } from '../records/kinds';
import {
  activeColumn,
  activeFilter,
  numberColumn,
  switchActions,
  textFilter,
  timeColumn,
} from '../records/list-parts';
import { type ListContent, RecordList } from '../records/RecordList';
import type { Translate } from '../texts';

const content = (t: Translate): ListContent => ({
  columns: [
    numberColumn(t, PRODUCT_LINE, { title: t('productLine.flag') }),
    { key: 'name', title: t('productLine.name'), sort: true, narrow: 'note' },
    activeColumn(t),
    { key: 'products', title: t('field.products'), type: 'number', narrow: 'value' },
    { key: 'description', title: t('field.description') },
    timeColumn(t, 'createdAt', 'field.createdAt'),
    timeColumn(t, 'updatedAt', 'field.updatedAt'),
  ],
  filters: [textFilter(t, 'productLine.search'), activeFilter(t)],
  bulk: switchActions(t, PRODUCT_LINE),
});

/** The lines that the organisation sorts its products into. */
export const ProductLinesPage = () => <RecordList kind={PRODUCT_LINE} content={content} />;
