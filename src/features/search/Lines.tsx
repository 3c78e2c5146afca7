import { rangesOf } from '../../core/text/fold';
import type { EntryHit } from '../../domain/navigation/search/find-entries';
import type { PinyinMatch } from '../../domain/navigation/search/pinyin';
import type { HostHit } from '../../domain/search/host-search';
import { type Piece, split } from '../../domain/search/match';
import type { Hit } from '../../domain/search/types';
import { useShell } from '../../react/shell-context';
import { useLocale, useT } from '../../react/use-text';
import { Status } from '../../ui/status/Status';
import type { StatusKind } from '../../ui/status/StatusGlyph';
import { formatDate, formatExact } from '../../ui/text/format-time';
import type { Action } from './choices';

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
        <span>
          <Pieces of={split(hit.title, hit.range ? [hit.range] : [])} />
        </span>
        {hit.note !== '' && <span className="oms-note">{hit.note}</span>}
      </span>
      <span className="oms-results-aside">{hit.trail.join(' / ')}</span>
    </>
  );
}

export function ActionLine({ action: { title, range, aside } }: { action: Action }) {
  return (
    <>
      <span className="oms-results-text" title={title}>
        <Pieces of={split(title, range ? [range] : [])} />
      </span>
      {aside !== undefined && <span className="oms-results-aside">{aside}</span>}
    </>
  );
}

export function HostLine({
  hit: { title, detail },
  ...search
}: { hit: HostHit } & Pick<HitLineProps, 'keyword' | 'pinyin'>) {
  return (
    <>
      <span className="oms-results-text" title={title}>
        <Marked text={title} {...search} />
      </span>
      {detail !== '' && (
        <span className="oms-results-aside" title={detail}>
          <Marked text={detail} {...search} />
        </span>
      )}
    </>
  );
}

export interface HitLineProps {
  hit: Hit;
  /** Its code is a number, which users know by its end. */
  numbered: boolean;
  /** What is done has been received, and not dispatched. */
  received: boolean;
  keyword: string;
  pinyin: PinyinMatch | null;
}

export function HitLine({ hit, numbered, received, ...search }: HitLineProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      {hit.code !== '' && (
        <span className={numbered ? 'oms-results-id' : 'oms-results-code'}>
          <Marked text={hit.code} {...search} tail={numbered ? 4 : 0} />
        </span>
      )}
      <span className="oms-results-text" title={hit.title}>
        <Marked text={hit.title} {...search} />
        {hit.quantity !== null && <span>{` × ${hit.quantity.toLocaleString(locale)}`}</span>}
      </span>
      {hit.also !== '' && (
        <span className="oms-results-aside" title={hit.also}>
          <Marked text={hit.also} {...search} />
        </span>
      )}
      <span className="oms-results-aside">
        {hit.available !== null && (
          <span>{t('search.available', { count: hit.available.toLocaleString(locale) })}</span>
        )}
        {hit.status !== '' && <State status={hit.status} received={received} />}
        {hit.at !== null && <Day at={hit.at} />}
      </span>
    </>
  );
}

function State({ status, received }: { status: string; received: boolean }) {
  const t = useT();
  if (!isState(status)) return status;
  return (
    <Status kind={STATES[status]} quiet>
      {received && status === 'DONE' ? t('search.state.RECEIVED') : t(`search.state.${status}`)}
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

interface MarkedProps extends Pick<HitLineProps, 'keyword' | 'pinyin'> {
  text: string;
  tail?: number;
}

/** The keyword itself is marked, else what it spells. */
function Marked({ text, keyword, pinyin, tail }: MarkedProps) {
  const typed = rangesOf(text, keyword);
  const spelt = typed.length === 0 && keyword !== '' && pinyin ? pinyin(text, keyword) : null;
  return <Pieces of={split(text, spelt ? [spelt] : typed, tail)} />;
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
