import { type KeyboardEvent, useState } from 'react';
import { cleanText } from '../../core/text/clean';
import { amountFormat } from '../../core/text/numbers';
import { PAGE_SIZES } from '../../domain/table/page-sizes';
import type { TableQuery } from '../../domain/table/query';
import type { Sums } from '../../domain/table/types';
import { isComposing } from '../../page/keyboard/composing';
import { useLocale, useT } from '../../react/use-text';
import { Pager } from '../../ui/pager/Pager';
import { Select } from '../../ui/select/Select';

export interface TableFootProps {
  query: TableQuery;
  total: number;
  sums: Sums | null;
  /** Words of the sums, by the name of the sum. */
  words: Readonly<Record<string, string>>;
  onChange(part: Partial<TableQuery>): void;
}

/** The sums of all rows that match, how many a page has, and the pages. */
export function TableFoot({ query, total, sums, words, onChange }: TableFootProps) {
  const t = useT();
  const locale = useLocale();
  const pages = Math.max(1, Math.ceil(total / query.rows));
  return (
    <Pager
      label={t('list.pager')}
      previousLabel={t('list.previous')}
      nextLabel={t('list.next')}
      page={query.page}
      pages={pages}
      onPage={(page) => onChange({ page })}
      note={sums && <SumsNote sums={sums} words={words} locale={locale} />}
    >
      <Select
        aria-label={t('list.rows')}
        value={String(query.rows)}
        options={PAGE_SIZES.map((size) => ({
          value: String(size),
          label: t('list.rowsOf', { count: size }),
        }))}
        onChange={(rows) => onChange({ rows: Number(rows), page: 1 })}
      />
      {pages > 5 && (
        <GoTo key={query.page} page={query.page} pages={pages} onPage={(page) => onChange({ page })} />
      )}
    </Pager>
  );
}

function SumsNote({ sums, words, locale }: { sums: Sums; words: TableFootProps['words']; locale: string }) {
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const money = amountFormat(locale);
  return (
    <span className="oms-table-sums">
      {Object.entries(words).flatMap(([name, word]) => {
        const sum = sums[name];
        if (sum === undefined) return [];
        if (typeof sum === 'number')
          return [
            <span key={name}>
              {word} <b>{plain.format(sum)}</b>
            </span>,
          ];
        return Object.entries(sum).map(([currency, amount]) => (
          <span key={`${name}-${currency}`}>
            {word}{' '}
            <b>
              {currency} {money.format(amount)}
            </b>
          </span>
        ));
      })}
    </span>
  );
}

function GoTo({ page, pages, onPage }: { page: number; pages: number; onPage(page: number): void }) {
  const t = useT();
  const [text, setText] = useState(String(page));
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = Number(text);
    if (isComposing(event.nativeEvent)) return;
    if (event.key !== 'Enter' || !Number.isInteger(wanted) || wanted < 1) return;
    event.preventDefault();
    onPage(Math.min(wanted, pages));
  };
  return (
    <label className="oms-table-goto">
      {t('table.goTo')}
      <input
        className="oms-input"
        inputMode="numeric"
        value={text}
        onChange={(event) => setText(cleanText(event.target.value).replace(/\D/g, '').slice(0, 7))}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}
