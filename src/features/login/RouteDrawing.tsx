interface Place {
  readonly x: number;
  readonly y: number;
  readonly main?: boolean;
}

const PLACES: readonly Place[] = [
  { x: 86, y: 92 },
  { x: 86, y: 212, main: true },
  { x: 86, y: 332 },
  { x: 382, y: 212, main: true },
  { x: 550, y: 32 },
  { x: 550, y: 152 },
  { x: 550, y: 272 },
  { x: 550, y: 392 },
];

const LOADS: readonly (readonly [x: number, y: number, main: boolean])[] = [
  [139, 92, false],
  [141, 212, true],
  [277, 212, true],
  [321, 212, true],
  [517, 152, false],
  [466, 306, false],
];

/** Loads on their way between places: a drawing of what the product is about, of no real places and no real loads. */
export function RouteDrawing() {
  return (
    <svg className="oms-login-routes" viewBox="60 8 520 408" aria-hidden="true">
      <g className="oms-login-way">
        <path d="M86 92h92l24 24v72l24 24M86 332h92l24-24v-72l24-24" />
        <path d="M382 212h60l24-24V56l24-24h60M466 176l24-24h60M442 212l24 24v132l24 24h60M466 248l24 24h60" />
      </g>
      <path className="oms-login-way-main" d="M86 212h296" />
      {LOADS.map(([x, y, main]) => (
        <rect
          key={`${x} ${y}`}
          className={main ? 'oms-login-load-main' : 'oms-login-load'}
          x={x - 7}
          y={y - 5}
          width="14"
          height="10"
          rx="2"
        />
      ))}
      {PLACES.map(({ x, y, main }) => (
        <g key={`${x} ${y}`} className={main ? 'oms-login-place-main' : 'oms-login-place'}>
          <circle cx={x} cy={y} r={main ? 6 : 5} />
          {main && <circle className="oms-login-core" cx={x} cy={y} r="2.5" />}
        </g>
      ))}
    </svg>
  );
}
