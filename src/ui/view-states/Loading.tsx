import { useSheet } from '../../react/sheet';
import { Spinner } from '../spinner/Spinner';
import viewStatesSheet from './view-states.css?sheet';

/** A spinner in the middle of what loads, after 300 ms, with its meaning in words for screen readers. */
export function Loading({ label }: { label: string }) {
  useSheet(viewStatesSheet);
  return (
    <div className="oms-loading" role="status">
      <Spinner size={28} late />
      <span className="oms-sr">{label}</span>
    </div>
  );
}
