import X from 'lucide/dist/esm/icons/x.mjs';
import { useLayoutEffect, useRef } from 'react';
import { useSheet } from '../../react/sheet';
import { Icon } from '../icon/Icon';
import sheet from './labels.css?sheet';

export interface LabelChipProps {
  name: string;
  /** `#rrggbb`. */
  colour: string;
  /** With it, the chip has a button that removes it, of this name. */
  remove?: { readonly label: string; readonly busy: boolean; onRemove(): void } | undefined;
}

/** A label: its colour tints the ground and fills a dot; the words keep the colour of the text, which is read on any tint. */
export function LabelChip({ name, colour, remove }: LabelChipProps) {
  useSheet(sheet);
  const chip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => chip.current?.style.setProperty('--oms-label', colour), [colour]);
  return (
    <span ref={chip} className="oms-label-chip" title={name}>
      <span className="oms-label-dot" aria-hidden="true" />
      <span className="oms-label-name">{name}</span>
      {remove && (
        <button
          type="button"
          className="oms-label-remove"
          aria-label={remove.label}
          title={remove.label}
          aria-disabled={remove.busy || undefined}
          onClick={() => !remove.busy && remove.onRemove()}
        >
          <Icon icon={X} size={14} />
        </button>
      )}
    </span>
  );
}
