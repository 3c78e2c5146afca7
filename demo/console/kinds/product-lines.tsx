import { optional, rules } from '@oms/shell/react';
import { field, remarkField } from '../records/FieldsFormPage';
import { PRODUCT_LINE } from '../records/kinds';
import {
  activeColumn,
  activeFilter,
  numberColumn,
  switchActions,
  textFilter,
  timeColumn,
} from '../records/list-parts';
import type { ListContent } from '../records/RecordList';
import type { Translate } from '../texts';
import type { Definition } from './definition';

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

const form: Definition['form'] = [
  {
    id: 'product-line',
    title: 'product.basics',
    fields: [
      field('flag', 'productLine.flag', 'code', rules.text(10), { help: 'productLine.flagHelp' }),
      field('name', 'productLine.name', 'text', rules.text(60)),
      field('description', 'field.description', 'text', optional(rules.text(200))),
      remarkField,
    ],
  },
];

/** The lines that the organisation sorts its products into. */
export const productLines: Definition = { kind: PRODUCT_LINE, useContent: () => content, form };
