import { useSheet } from '../../react/sheet';
import { facesSheet } from './sheet';

export interface SkeletonProps {
  /** What is being loaded, for screen readers. */
  label: string;
  rows: number;
  /** Of the height of what comes: `row` 40 px (32 compact), `two` 50 px in two lines, `notice` 78 px in three. */
  kind?: 'row' | 'two' | 'notice' | undefined;
}

/** The shape of a list to come. It stands still, and shows itself only after 300 ms. */
export function Skeleton({ label, rows, kind = 'row' }: SkeletonProps) {
  useSheet(facesSheet);
  return (
    <div className="oms-skeleton" role="status">
      <span className="oms-sr">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <div key={index} className={`oms-skeleton-${kind}`} aria-hidden="true">
          {kind === 'row' ? <Cells /> : <Lines briefs={kind === 'notice' ? 2 : 1} />}
        </div>
      ))}
    </div>
  );
}

function Cells() {
  return (
    <>
      <div className="oms-bone oms-bone-cell" />
      <div className="oms-bone oms-bone-cell" />
      <div className="oms-bone oms-bone-time" />
    </>
  );
}

function Lines({ briefs }: { briefs: 1 | 2 }) {
  return (
    <>
      <div className="oms-bone oms-bone-title" />
      <div className="oms-bone oms-bone-time" />
      <div className="oms-bone oms-bone-text" />
      {briefs === 2 && <div className="oms-bone oms-bone-text" />}
    </>
  );
}
