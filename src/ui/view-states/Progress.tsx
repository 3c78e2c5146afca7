import { useSheet } from '../../react/sheet';
import viewStatesSheet from './view-states.css?sheet';

/** How far something is: a 4 px bar with a name for those who do not see it. */
export function Progress({ label, value, max }: { label: string; value: number; max: number }) {
  useSheet(viewStatesSheet);
  return <progress className="oms-progress" aria-label={label} value={value} max={max} />;
}
