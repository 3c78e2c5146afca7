import { useSheet } from '../../react/sheet';
import { cx } from '../class-names';
import spinnerSheet from './spinner.css?sheet';

export interface SpinnerProps {
  /** Side in px. */
  size?: 14 | 16 | 28 | undefined;
  /** Shows itself only after 300 ms, by CSS: what answers sooner never flickers. */
  late?: boolean | undefined;
}

/** The spinner alone, without a name: its parent has one (`aria-busy`, or Loading). */
export function Spinner({ size = 16, late = false }: SpinnerProps) {
  useSheet(spinnerSheet);
  return (
    <svg
      className={cx('oms-spinner', late && 'oms-spinner-late')}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6.5" opacity=".3" />
      <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" strokeLinecap="round" />
    </svg>
  );
}
