import { useSheet } from '../../react/sheet';
import { useAnnounced } from './OneVoice';
import viewStatesSheet from './view-states.css?sheet';

export interface SkeletonProps {
  /** Names the content to screen readers. */
  label: string;
  rows: number;
  /** Heights of the content: `row` 40 px (32 compact), `two` 50 px in two lines, `notice` 78 px in three. */
  kind?: 'row' | 'two' | 'notice' | undefined;
}

/** The shape of a list that loads. It does not move, and appears only after 300 ms. */
export function Skeleton({ label, rows, kind = 'row' }: SkeletonProps) {
  useSheet(viewStatesSheet);
  const role = useAnnounced('status', label);
  return (
    <div className="oms-skeleton" role={role}>
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
      <div className="oms-skeleton-bar oms-skeleton-bar-cell" />
      <div className="oms-skeleton-bar oms-skeleton-bar-cell" />
      <div className="oms-skeleton-bar oms-skeleton-bar-time" />
    </>
  );
}

function Lines({ briefs }: { briefs: 1 | 2 }) {
  return (
    <>
      <div className="oms-skeleton-bar oms-skeleton-bar-title" />
      <div className="oms-skeleton-bar oms-skeleton-bar-time" />
      <div className="oms-skeleton-bar oms-skeleton-bar-text" />
      {briefs === 2 && <div className="oms-skeleton-bar oms-skeleton-bar-text" />}
    </>
  );
}
