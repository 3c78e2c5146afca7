import DataTable from '../../src/features/table/DataTable';
import type { DataTableProps, TableFilter } from '../../src/features/table/options';
import type { TableColumn } from '../../src/ui/table/types';
import { withOptions } from './read-options';

/** The reason that the console and `doctor()` give where a table has nothing to load. */
const NO_SOURCE =
  'mount table: source.path is missing; allowed: a path of a service such as "/api/v1/Order/findByPage"';

/**
 * A table for pages without React. Columns and filters without a key are left out.
 * @param props untrusted
 * @throws {Error} without a path to load rows from
 */
export default function TableWidget(props: DataTableProps) {
  const { source, columns, filters, views, bulk } = props;
  if (typeof source?.path !== 'string' || !source.path.startsWith('/')) throw new Error(NO_SOURCE);
  return (
    <DataTable
      {...props}
      label={String(props.label ?? '')}
      columns={keyed<TableColumn>(columns).map((column) => ({
        ...column,
        title: String(column.title ?? column.key),
      }))}
      filters={keyed<TableFilter>(filters).map((filter) => withOptions(filter))}
      views={listOf(views)}
      bulk={listOf(bulk)}
    />
  );
}

const listOf = <T extends object>(raw: unknown): readonly T[] =>
  Array.isArray(raw) ? raw.filter((one): one is T => typeof one === 'object' && one !== null) : [];

const keyed = <T extends { key: string }>(raw: unknown): readonly T[] =>
  listOf<T>(raw).filter(({ key }) => typeof key === 'string' && key !== '');
