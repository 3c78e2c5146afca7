import type { EntryHit } from '../../domain/navigation/search/find-entries';
import { matchesIn, type Piece, split } from '../../domain/search/match';
import type { GroupName, Hit } from '../../domain/search/types';
import { useShell } from '../../react/shell-context';
import { useLocale, useT } from '../../react/use-text';
import { Status } from '../../ui/status/Status';
import type { StatusKind } from '../../ui/status/StatusGlyph';
import { formatDate, formatExact } from '../../ui/text/format-time';

/** The words for states that the shell knows; any other is shown as the service writes it. */
const STATES = {
  REVIEW: 'waiting',
  ALLOCATE: 'next',
  PICKING: 'half',
  DISPATCH: 'most',
  DONE: 'done',
  EXCEPTION: 'failed',
  CANCELLED: 'none',
  DRAFT: 'waiting',
  TRANSIT: 'half',
  RECEIVING: 'most',
} as const satisfies Record<string, StatusKind>;

const isState = (status: string): status is keyof typeof STATES => Object.hasOwn(STATES, status);

export function PageLine({ hit }: { hit: EntryHit }) {
  return (
    <>
      <span className="oms-results-text" title={hit.title}>
        <Pieces of={split(hit.title, hit.range ? [hit.range] : [])} />
      </span>
      <span className="oms-results-aside">{hit.trail.join(' / ')}</span>
    </>
  );
}

export function HitLine({ hit, group, keyword }: { hit: Hit; group: GroupName; keyword: string }) {
  const t = useT();
  const locale = useLocale();
  const numbered = group === 'orders' || group === 'purchases';
  return (
    <>
      {hit.code !== '' && (
        <span className={numbered ? 'oms-results-id' : 'oms-results-code'}>
          <Marked text={hit.code} keyword={keyword} tail={numbered ? 4 : 0} />
        </span>
      )}
      <span className="oms-results-text" title={hit.title}>
        <Marked text={hit.title} keyword={keyword} />
        {hit.quantity !== null && ` × ${hit.quantity.toLocaleString(locale)}`}
      </span>
      <span className="oms-results-aside">
        {hit.available !== null && t('search.available', { count: hit.available.toLocaleString(locale) })}
        {hit.status !== '' && <State status={hit.status} group={group} />}
        {hit.at !== null && <Day at={hit.at} />}
      </span>
    </>
  );
}

function State({ status, group }: { status: string; group: GroupName }) {
  const t = useT();
  if (!isState(status)) return status;
  // A purchase order that is done has been received, an order has been dispatched.
  const received = status === 'DONE' && group === 'purchases';
  return (
    <Status kind={STATES[status]} quiet>
      {received ? t('search.state.RECEIVED') : t(`search.state.${status}`)}
    </Status>
  );
}

function Day({ at }: { at: number }) {
  const locale = useLocale();
  const { clock } = useShell().platform;
  return (
    <time dateTime={new Date(at).toISOString()} title={formatExact(at, { locale })}>
      {formatDate(at, { now: clock.now(), locale })}
    </time>
  );
}

function Marked({ text, keyword, tail }: { text: string; keyword: string; tail?: number }) {
  return <Pieces of={split(text, matchesIn(text, keyword), tail)} />;
}

function Pieces({ of }: { of: readonly Piece[] }) {
  let at = 0;
  return of.map((piece) => {
    const key = at;
    at += piece.text.length;
    const Strength = piece.tail ? 'b' : 'span';
    return <Strength key={key}>{piece.match ? <mark>{piece.text}</mark> : piece.text}</Strength>;
  });
}
