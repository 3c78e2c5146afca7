import { WAREHOUSE_ACCOUNT } from '../records/kinds';
import {
  activeColumn,
  activeFilter,
  codeFilter,
  numberColumn,
  switchActions,
  textFilter,
  timeColumn,
  warehouseFilter,
} from '../records/list-parts';
import type { ListContent } from '../records/RecordList';
import { codeText, type Translate } from '../texts';
import { INTERFACES } from '../warehouse-accounts/interfaces';
import type { Definition } from './definition';

const content = (t: Translate): ListContent => ({
  columns: [
    numberColumn(t, WAREHOUSE_ACCOUNT, { title: t('field.warehouseAccount'), type: 'text' }),
    { key: 'warehouseCode', title: t('field.warehouse'), sort: true, narrow: 'note' },
    { key: 'warehouse', title: t('field.warehouseName'), sort: true },
    activeColumn(t),
    {
      key: 'apiType',
      title: t('field.interface'),
      text: ({ apiType }) => codeText(t, 'interface', String(apiType)),
      sort: true,
      narrow: 'value',
    },
    { key: 'apiUrl', title: t('field.apiUrl') },
    { key: 'apiKeyHint', title: t('field.apiKey') },
    { key: 'country', title: t('field.country') },
    { key: 'timeZone', title: t('field.timeZone'), hidden: true },
    timeColumn(t, 'createdAt', 'field.createdAt'),
    { ...timeColumn(t, 'updatedAt', 'field.updatedAt'), hidden: true },
  ],
  filters: [
    textFilter(t, 'warehouseAccount.search'),
    warehouseFilter(t),
    codeFilter(t, 'apiType', 'field.interface', 'interface', INTERFACES),
    activeFilter(t),
    { key: 'country', label: t('field.country'), reference: 'countries', more: true },
  ],
  bulk: switchActions(t, WAREHOUSE_ACCOUNT),
});

/** The accounts through which the organisation reaches its warehouses. */
export const warehouseAccounts: Definition = {
  kind: WAREHOUSE_ACCOUNT,
  useContent: () => content,
  // No export has a key, nor its end.
  exported: { apiKeyHint: [] },
};
