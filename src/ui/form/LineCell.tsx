import type { ClipboardEvent } from 'react';
import { controlProps } from './Field';
import type { LineColumn } from './fill-lines';

export interface LineCellProps {
  id: string;
  /** Names the field: its column and line. */
  label: string;
  column: LineColumn;
  value: string;
  error: string | undefined;
  onChange(text: string): void;
  onPaste(event: ClipboardEvent): void;
}

/** A field of a line: its column's head says what it is, and what is wrong stands below it. */
export function LineCell({ id, label, column, value, error, onChange, onPaste }: LineCellProps) {
  return (
    <>
      <input
        {...controlProps({ id, error })}
        className="oms-input oms-input-s"
        aria-label={label}
        autoComplete="off"
        inputMode={column.inputMode}
        maxLength={column.maxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onPaste={onPaste}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className="oms-field-notes oms-field-error">
          {error}
        </p>
      )}
    </>
  );
}
