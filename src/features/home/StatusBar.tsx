import type { StatusFigures } from '../../domain/home/types';

/** Units of the drawing: it is stretched to the panel's width. */
const WIDTH = 1000;
const GAP = 2;

/** Today's orders as one bar, a stretch for each status. The tiles below say the same in figures. */
export function StatusBar({ byStatus }: { byStatus: readonly StatusFigures[] }) {
  const shown = byStatus.filter(({ count }) => count > 0);
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  const room = WIDTH - GAP * Math.max(0, shown.length - 1);
  let x = 0;
  return (
    <svg
      className="oms-home-bar"
      width="100%"
      height="8"
      viewBox={`0 0 ${WIDTH} 8`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {shown.map(({ status, count }) => {
        const width = (room * count) / total;
        const start = x;
        x += width + GAP;
        return <rect key={status} className={`oms-home-${status}`} x={start} width={width} height="8" />;
      })}
    </svg>
  );
}
