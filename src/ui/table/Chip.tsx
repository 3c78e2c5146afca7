import X from 'lucide/dist/esm/icons/x.mjs';
import { useT, useWriting } from '../../react/use-text';
import { IconButton } from '../button/IconButton';

export interface ChipProps {
  /** The name of the filter. */
  label: string;
  /** What is chosen, in words. */
  values: readonly string[];
  /** A press on the words goes to the filter. */
  onOpen(): void;
  onRemove(): void;
}

/** Values that a chip names; more are a summary with a count (docs/behaviour.md#table). */
const NAMED = 2;

/** A filter that is set, and the button that removes it. */
export function Chip({ label, values, onOpen, onRemove }: ChipProps) {
  const t = useT();
  const { counting, joining } = useWriting();
  const others = values.length - NAMED;
  return (
    <li className="oms-table-chip">
      <button type="button" title={values.join(joining.items)} onClick={onOpen}>
        <span className="oms-table-chip-label">{label}</span>{' '}
        <span className="oms-table-chip-values">{values.slice(0, NAMED).join(joining.items)}</span>
        {others > 0 && (
          <>
            {' '}
            <b>{t('select.more', { number: counting === 'all' ? values.length : others })}</b>
          </>
        )}
      </button>
      <IconButton
        icon={X}
        size="s"
        iconSize={14}
        label={t('table.removeFilter', { name: label })}
        onClick={onRemove}
      />
    </li>
  );
}
