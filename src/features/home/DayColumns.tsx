/** Size of the drawing in px. */
const COLUMN = 7;
const GAP = 2;
const HEIGHT = 28;

/** A column a day, the last is today. `label` says the same in words and figures. */
export function DayColumns({ days, label }: { days: readonly number[]; label: string }) {
  const most = Math.max(1, ...days);
  const width = days.length * (COLUMN + GAP) - GAP;
  return (
    <svg
      className="oms-home-days"
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      {days.map((count, day) => {
        const height = Math.max(1, Math.round((HEIGHT * count) / most));
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the days are their places
            key={day}
            className={day === days.length - 1 ? 'oms-home-today' : undefined}
            x={day * (COLUMN + GAP)}
            y={HEIGHT - height}
            width={COLUMN}
            height={height}
            rx="1"
          />
        );
      })}
    </svg>
  );
}
