const MINUTE = 60_000;
const DAY = 86_400_000;

/** Formats are slow to make, and a table has hundreds of times of the one zone of its service. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The moment, in ms since 1970, at which the clocks of a zone show a time. Of a time that they show twice, as daylight
 * saving time ends, it is the earlier moment; one that they leave out counts on from where they were put forward (2:30
 * is 3:30 there).
 * @param local the time in ms, as if it were UTC
 * @param zone a zone that `isTimeZone` knows
 */
export function momentIn(zone: string, local: number): number {
  const before = local - aheadOf(zone, local - DAY);
  const after = local - aheadOf(zone, local + DAY);
  return isShown(zone, before, local) || !isShown(zone, after, local) ? before : after;
}

const isShown = (zone: string, moment: number, local: number): boolean =>
  moment + aheadOf(zone, moment) === local;

/** ms that the clocks of a zone are ahead of UTC at a moment. */
function aheadOf(zone: string, moment: number): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(zone) ?? [];
  if (sign !== undefined) return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
  if (zone === 'UTC') return 0;
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour, minute, second } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    const numeric = 'numeric';
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    });
    formats.set(timeZone, format);
  }
  return format;
}
