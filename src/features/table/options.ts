import type { ReactNode } from 'react';
import type { ServiceName } from '../../core/config/services';
import type { Params } from '../../core/request/types';
import type { ReferenceName } from '../../domain/references/catalogue';
import type { FilterRule, Sort } from '../../domain/table/query';
import type { SelectionBody } from '../../domain/table/selection';
import type { TableSource } from '../../domain/table/types';
import type { ControlledProps } from '../../ui/form/fields';
import type { IconDrawing } from '../../ui/icon/Icon';
import type { SelectOption } from '../../ui/select/types';
import type { RowAction, RowValues, TableColumn } from '../../ui/table/types';

/** The chosen values of a filter, for its control. */
export interface FilterControlProps {
  value: readonly string[];
  onChange(value: readonly string[]): void;
}

/** A filter above the table. Its options are a reference list, or the page's own. */
export interface TableFilter extends FilterRule {
  label: string;
  reference?: ReferenceName | undefined;
  /** Values for the parameters that the reference list takes. */
  params?: Params | undefined;
  options?: readonly SelectOption[] | undefined;
  /** A control of the page's own, such as a `SkuQuery`, in the place of a list of options. */
  control?: ((props: FilterControlProps) => ReactNode) | undefined;
  /** Behind "More filters". */
  more?: boolean | undefined;
}

/** A set of filters that the page offers by name. */
export interface TableView {
  id: string;
  name: string;
  /** The query of the address, such as `status=REVIEW&sort=-amount`. */
  query: string;
}

/** A value that a bulk action takes beside the rows: a text of the user, or what a control of the page gives. */
export interface BulkInput {
  /** Its name in the body. */
  field: string;
  label: string;
  /** Characters of the longest text; default 200. */
  limit?: number | undefined;
  /** In the place of the text, such as a `ProductSelect`; its value is '' until something is chosen. */
  control?: ((props: ControlledProps<string>) => ReactNode) | undefined;
}

/** What can be done with several rows at once. The service acts on them by `path`, or the page by `run`. */
export interface BulkAction {
  id: string;
  label: string;
  icon?: IconDrawing | undefined;
  danger?: boolean | undefined;
  /** Gets the selection by POST, once however often it is pressed. */
  path?: string | undefined;
  /** What the service wants with it, asked for in the confirmation. */
  input?: BulkInput | undefined;
  /** The page acts, such as by a dialog of its own. Resolves to whether rows have changed. */
  run?: ((selection: SelectionBody, count: number) => Promise<boolean> | boolean) | undefined;
}

/** What can be done with a row. */
export interface TableRowAction extends RowAction {
  /** The id of a bulk action, which is started for this row alone. */
  bulk?: string | undefined;
}

export interface TableExport {
  /** Gets the selection and the columns by POST, and answers with a task. */
  path: string;
  /** The service's columns for a column of the table, where that is not one of the same key: several of them, or none. */
  columns?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** The query of an address, and the way to change it: what `useSearchParams()` of react-router gives. */
export type TableAddress = readonly [
  URLSearchParams,
  (next: URLSearchParams, options?: { replace?: boolean }) => void,
];

export interface DataTableProps {
  /** Names the list, such as "B2C orders". */
  label: string;
  /**
   * Keeps columns and saved views for the user by this name: letters, digits and `_`, at most 40. Without it they are
   * as the page says at each visit.
   */
  name?: string | undefined;
  source: TableSource;
  columns: readonly TableColumn[];
  filters?: readonly TableFilter[] | undefined;
  views?: readonly TableView[] | undefined;
  /** The order at first. Default: ids descending. */
  sort?: Sort | undefined;
  /** Keeps filters, order and page in the address. Default: in memory, from `query`. */
  address?: TableAddress | undefined;
  /** The query at first, where there is no `address`, such as `status=REVIEW`. */
  query?: string | undefined;
  /** Shown where the list has no rows at all. */
  empty?: { title: string; text?: string | undefined; action?: ReactNode } | undefined;
  /** What can be done with a row; `refresh` loads the rows again. */
  actions?: ((row: RowValues, refresh: () => void) => readonly TableRowAction[]) | undefined;
  bulk?: readonly BulkAction[] | undefined;
  /** Where rows are exported by a task. */
  exports?: TableExport | undefined;
  /** A change loads the rows again. */
  version?: number | string | undefined;
  /** Words of the sums, by the name of the sum: `{ quantity: 'items' }`. Others are not shown. */
  sums?: Readonly<Record<string, string>> | undefined;
  /** The service of bulk actions and exports. Default: the source's. */
  service?: ServiceName | undefined;
}

/** What the field of a filter gets. */
export interface FilterFieldProps {
  /** Prefix of ids in the document. */
  id: string;
  filter: TableFilter;
  values: readonly string[];
  /** How many rows there are of each value; undefined where the service does not count them. */
  counts: Readonly<Record<string, number>> | undefined;
  onChange(values: readonly string[]): void;
  /** Its label stands above it. Default false: the field shows it where nothing is chosen. */
  labelled?: boolean | undefined;
}
