import { Link, Panel } from '@oms/shell/react';
import type { ReactNode } from 'react';
import { useHref } from 'react-router';
import { useTexts } from '../texts';
import { PRODUCT } from './kinds';
import { textOf, type Wire } from './use-record';

export interface LineColumn {
  readonly title: string;
  readonly figure: (line: Wire) => ReactNode;
  /** Below the lines, where there are several. */
  readonly total?: ReactNode;
}

export interface RecordLinesProps {
  lines: readonly Wire[];
  /** At the end of each line. */
  columns: readonly LineColumn[];
}

/** The products of a record, each by name and SKU, with their figures. */
export function RecordLines({ lines, columns }: RecordLinesProps) {
  const t = useTexts();
  return (
    <Panel id="record-lines" title={t('record.items')}>
      <table className="record-lines">
        <thead>
          <tr>
            <th scope="col">{t('field.product')}</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and one product may stand in two
            <tr key={at}>
              <th scope="row">
                <Product line={line} />
              </th>
              {columns.map(({ title, figure }) => (
                <td key={title}>{figure(line)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {lines.length > 1 && columns.some(({ total }) => total !== undefined) && (
          <tfoot>
            <tr>
              <th scope="row">{t('sum.amount')}</th>
              {columns.map(({ title, total }) => (
                <td key={title}>{total}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </Panel>
  );
}

/** Its name, and below the SKU, which leads to it in the list of products. */
function Product({ line }: { line: Wire }) {
  const products = useHref(PRODUCT.list);
  const sku = textOf(line, 'sku');
  return (
    <>
      <span className="record-line-name">{textOf(line, 'title')}</span>
      <Link href={`${products}?text=${encodeURIComponent(sku)}`}>{sku}</Link>
    </>
  );
}
