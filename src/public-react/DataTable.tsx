import type { DataTableProps } from '../features/table/options';
import { widget } from './widget';

export type { FilterRule, Sort } from '../domain/table/query';
export type { SelectionBody } from '../domain/table/selection';
export type { TableSource } from '../domain/table/types';
export type {
  BulkAction,
  BulkInput,
  DataTableProps,
  FilterControlProps,
  TableAddress,
  TableExport,
  TableFilter,
  TableRowAction as RowAction,
  TableView,
} from '../features/table/options';
export type { SelectOption } from '../ui/select/types';
export type { RowValues, TableColumn } from '../ui/table/types';

/** A list that operators work with: filters, views, columns, selection, bulk actions, pages. */
export const DataTable = /* @__PURE__ */ widget<DataTableProps>(() => import('../features/table/DataTable'));
