import { useNow } from '../../react/use-now';
import { useLocale, useT } from '../../react/use-text';
import { formatLocal } from '../../ui/text/format-local';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly name:
    | 'ningbo'
    | 'shenzhen'
    | 'shanghai'
    | 'losAngeles'
    | 'calgary'
    | 'dallas'
    | 'newark'
    | 'miami';
  readonly timeZone: string;
  readonly main?: boolean;
}

const PLACES: readonly Place[] = [
  { x: 86, y: 92, name: 'ningbo', timeZone: 'Asia/Shanghai' },
  { x: 86, y: 212, name: 'shenzhen', timeZone: 'Asia/Shanghai', main: true },
  { x: 86, y: 332, name: 'shanghai', timeZone: 'Asia/Shanghai' },
  { x: 382, y: 212, name: 'losAngeles', timeZone: 'America/Los_Angeles', main: true },
  { x: 550, y: 32, name: 'calgary', timeZone: 'America/Edmonton' },
  { x: 550, y: 152, name: 'dallas', timeZone: 'America/Chicago' },
  { x: 550, y: 272, name: 'newark', timeZone: 'America/New_York' },
  { x: 550, y: 392, name: 'miami', timeZone: 'America/New_York' },
];

/** Where the words of a place stand: outside of the lines. */
function wordsAt({ x, y }: Place): { x: number; y: number; textAnchor: 'start' | 'middle' | 'end' } {
  if (x < 200) return { x: x - 14, y: y - 3, textAnchor: 'end' };
  return x > 500 ? { x: x + 14, y: y - 3, textAnchor: 'start' } : { x, y: y + 30, textAnchor: 'middle' };
}

const LOADS: readonly (readonly [x: number, y: number, main: boolean])[] = [
  [139, 92, false],
  [141, 212, true],
  [277, 212, true],
  [321, 212, true],
  [517, 152, false],
  [466, 306, false],
];

/**
 * Loads on their way between cities, with the time of the day there: a drawing of what the product is about, of no real
 * loads.
 */
export function RouteDrawing() {
  const t = useT();
  const locale = useLocale();
  const now = useNow(10_000);
  return (
    <svg className="oms-login-routes" viewBox="-20 8 676 408" aria-hidden="true">
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
      {PLACES.map((place) => {
        const { x, y, name, timeZone, main } = place;
        const words = wordsAt(place);
        return (
          <g key={name} className={main ? 'oms-login-place-main' : 'oms-login-place'}>
            <circle cx={x} cy={y} r={main ? 6 : 5} />
            {main && <circle className="oms-login-core" cx={x} cy={y} r="2.5" />}
            <text {...words} className="oms-login-city">
              {t(`login.city.${name}`)}
              <tspan className="oms-login-time" x={words.x} dy="17">
                {formatLocal(now, { locale, timeZone })}
              </tspan>
            </text>
          </g>
        );
      })}
    </svg>
  );
}
