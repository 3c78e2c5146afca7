import Plus from 'lucide/dist/esm/icons/plus.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { readCells } from '../../core/text/cells';
import { useSheet } from '../../react/sheet';
import { useLocale, useT } from '../../react/use-text';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { ClashSwitch } from './ClashSwitch';
import { type Filled, fillLines, type Line, type LineColumn } from './fill-lines';
import { useFieldWords } from './form-context';
import sheet from './form-lines.css?sheet';
import inputSheet from './input.css?sheet';
import { LineCell } from './LineCell';
import { shownText } from './typed-numbers';
import { linesOf, useLines } from './use-lines';

export interface FormLinesProps {
  /** Its name in the form's schema, where `rules.lines()` stands. */
  name: string;
  /** Names the lines, such as "Products of the order". */
  label: string;
  columns: readonly LineColumn[];
  /** The most lines. Default 500. */
  limit?: number | undefined;
}

interface Pasted extends Filled {
  readonly before: readonly Line[];
}

/**
 * Lines of a form with the same fields, such as the products of an order. A block of cells of a spreadsheet goes into
 * them from the cell with the focus on (docs/behaviour.md#forms); one value is pasted as ever.
 */
export function FormLines({ name, label, columns, limit = 500 }: FormLinesProps) {
  useSheet(inputSheet);
  useSheet(sheet);
  const t = useT();
  const locale = useLocale();
  const names = columns.map((column) => column.name);
  const { id, lines, error, clash, value, write, errorAt, change } = useLines(name, label, columns);
  useFieldWords(name, (other) =>
    linesOf(write(other)).map((line) => names.map((one) => shownText(line[one], locale)).join(' · ')),
  );
  const group = useRef<HTMLFieldSetElement>(null);
  const [pasted, setPasted] = useState<Pasted | null>(null);
  // What is typed after a paste is no part of it. The library of forms keeps copies.
  const undoable = pasted && JSON.stringify(pasted.lines) === JSON.stringify(lines) ? pasted : null;
  const faults = lines.flatMap((_, line) => names.filter((column) => errorAt(line, column))).length;

  const paste = (event: ClipboardEvent, line: number, column: number) => {
    const block = readCells(event.clipboardData.getData('text'));
    if (block.length < 2 && (block[0]?.length ?? 0) < 2) return;
    event.preventDefault();
    const filled = fillLines(lines, names, { line, column }, block, limit);
    void change(filled.lines, { check: true });
    setPasted({ ...filled, before: lines });
  };
  const undo = () => {
    if (!undoable) return;
    void change(undoable.before, { check: true });
    setPasted(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if (!isUndo || !undoable) return;
    event.preventDefault();
    undo();
  };
  const said = undoable
    ? [
        t('lines.pasted', { count: undoable.filled, added: undoable.added }),
        undoable.left > 0 && t('lines.left', { count: undoable.left }),
        faults > 0 && t('lines.faults', { count: faults }),
      ]
    : [];
  const put = (line: number, column: string, text: string) =>
    void change(lines.map((one, at) => (at === line ? { ...one, [column]: text } : one)));
  const add = () => void change([...lines, Object.fromEntries(names.map((column) => [column, '']))]);
  const remove = (line: number) => {
    const from = (at: number) => (at < line ? at : at + 1);
    void change(
      lines.filter((_, at) => at !== line),
      { from },
    );
    // Its button goes with the line.
    group.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  return (
    <fieldset
      ref={group}
      id={id}
      className="oms-lines"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      onKeyDown={onKeyDown}
    >
      <legend>{label}</legend>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col">
                {column.label}
              </th>
            ))}
            <th scope="col">
              <span className="oms-sr">{t('table.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            <tr key={at}>
              {columns.map((column, across) => (
                <td key={column.name}>
                  <LineCell
                    id={`${id}-${at}-${column.name}`}
                    label={t('lines.cell', { name: column.label, number: at + 1 })}
                    column={column}
                    value={shownText(line[column.name], locale)}
                    error={errorAt(at, column.name)}
                    onChange={(text) => put(at, column.name, text)}
                    onPaste={(event) => paste(event, at, across)}
                  />
                </td>
              ))}
              <td>
                <IconButton
                  icon={X}
                  size="s"
                  label={t('lines.remove', { number: at + 1 })}
                  onClick={() => remove(at)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {error !== undefined && (
        <p id={`${id}-error`} className="oms-field-notes oms-field-error" role="alert">
          {error}
        </p>
      )}
      <div className="oms-lines-foot">
        {clash && (
          <ClashSwitch clash={clash} value={value} onChange={(other) => void change(linesOf(write(other)))} />
        )}
        <Button data-add="" size="s" icon={Plus} disabled={lines.length >= limit} onClick={add}>
          {t('lines.add')}
        </Button>
        <span role="status">{said.filter(Boolean).join(' · ')}</span>
        {undoable && (
          <Button variant="link" size="s" onClick={undo}>
            {t('lines.undo')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
