import { type ReactNode, useEffect } from 'react';
import { PAGE_SIZES } from '../../domain/table/page-sizes';
import { useSheet } from '../../react/sheet';
import { useLocale, useT } from '../../react/use-text';
import { ListSearch } from '../../ui/form/ListSearch';
import { SearchArea } from '../../ui/form/SearchArea';
import pageSheet from '../../ui/page/page.css?sheet';
import { Pager } from '../../ui/pager/Pager';
import { Select } from '../../ui/select/Select';
import sheet from './list-panel.css?sheet';
import type { ListAddress, ListChange } from './use-list-address';

export interface ListPanelProps {
  address: ListAddress;
  onChange(part: ListChange): void;
  searchLabel: string;
  /** How many there are in all; null until it is known. */
  total: number | null;
  /** Filters of this list alone, before that of the read state. */
  filters?: ReactNode;
  children: ReactNode;
}

/** A list that fills a page: search and filters above, the pages below. */
export function ListPanel({ address, onChange, searchLabel, total, filters, children }: ListPanelProps) {
  useSheet(pageSheet);
  useSheet(sheet);
  const t = useT();
  const locale = useLocale();
  const { page, rows, read } = address;
  const pages = Math.ceil((total ?? 0) / rows);
  // An address of yesterday may name a page that is not there any more.
  useEffect(() => {
    if (pages > 0 && page > pages) onChange({ page: String(pages) });
  }, [page, pages, onChange]);
  return (
    <div className="oms-panel">
      <SearchArea className="oms-list-filters" aria-label={t('list.filters')}>
        <ListSearch label={searchLabel} text={address.text} onSearch={(word) => onChange({ text: word })} />
        {filters}
        <Select
          aria-label={t('list.read')}
          value={read === null ? '' : String(Number(read))}
          options={[
            { value: '', label: t('list.read.all') },
            { value: '0', label: t('list.read.0') },
            { value: '1', label: t('list.read.1') },
          ]}
          onChange={(value) => onChange({ read: value })}
        />
      </SearchArea>
      {children}
      {pages > 0 && (
        <Pager
          label={t('list.pager')}
          previousLabel={t('list.previous')}
          nextLabel={t('list.next')}
          page={page}
          pages={pages}
          onPage={(to) => onChange({ page: String(to) })}
          note={t('list.total', { count: new Intl.NumberFormat(locale).format(total ?? 0) })}
        >
          <Select
            aria-label={t('list.rows')}
            value={String(rows)}
            options={PAGE_SIZES.map((size) => ({
              value: String(size),
              label: t('list.rowsOf', { count: size }),
            }))}
            onChange={(value) => onChange({ rows: value === String(PAGE_SIZES[0]) ? null : value })}
          />
        </Pager>
      )}
    </div>
  );
}
