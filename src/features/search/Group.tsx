import Box from 'lucide/dist/esm/icons/box.mjs';
import Building from 'lucide/dist/esm/icons/building-complex.mjs';
import ClipboardList from 'lucide/dist/esm/icons/clipboard-list.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Layers from 'lucide/dist/esm/icons/layers.mjs';
import LayoutList from 'lucide/dist/esm/icons/layout-list.mjs';
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import Package from 'lucide/dist/esm/icons/package.mjs';
import Search from 'lucide/dist/esm/icons/search.mjs';
import Star from 'lucide/dist/esm/icons/star.mjs';
import Zap from 'lucide/dist/esm/icons/zap.mjs';
import type { MouseEvent, ReactNode } from 'react';
import type { EntryHit } from '../../domain/navigation/search/find-entries';
import type { PinyinMatch } from '../../domain/navigation/search/pinyin';
import { ShellLink } from '../../react/ShellLink';
import { useErrorText, useLocale, useT, useWriting } from '../../react/use-text';
import { Icon, type IconDrawing } from '../../ui/icon/Icon';
import type { Choice, Row, Section } from './choices';
import { ActionLine, HitLine, HostLine, PageLine } from './Lines';

const ICONS: Readonly<Partial<Record<Section['name'], IconDrawing>>> = {
  menu: LayoutList,
  recent: Clock,
  actions: Zap,
  organisations: Building,
  orders: Package,
  products: Box,
  purchases: ClipboardList,
  announcements: Megaphone,
  failed: LayoutList,
  numbers: Search,
};

/** Why a menu entry is before the others. */
const KNOWN: Readonly<Record<NonNullable<EntryHit['known']>, IconDrawing>> = {
  favourite: Star,
  recent: Clock,
};

/** The groups that the shell has words for. */
type Named = Exclude<Section['name'], 'failed' | `host-${string}`>;

export interface GroupProps {
  section: Section;
  keyword: string;
  pinyin: PinyinMatch | null;
  active: string | undefined;
  onPress(event: MouseEvent, choice: Choice): void;
  /** Called after the link of a choice was followed, not where it opens beside the page. */
  onFollow(choice: Choice): void;
}

/** A group of results with its total. */
export function Group({ section, keyword, pinyin, active, onPress, onFollow }: GroupProps) {
  const t = useT();
  const errorText = useErrorText();
  const locale = useLocale();
  const { joining } = useWriting();
  const { name, rows, state, total, lead, retry, groups, waiting } = section;
  const title =
    name === 'failed'
      ? t('search.failed', { groups: groups.map((one) => t(`search.group.${one}`)).join(joining.items) })
      : (section.title ?? t(`search.group.${name as Named}`));
  const line = (choice: Choice, className: string, content: ReactNode) => (
    <Line
      key={choice.id}
      choice={choice}
      className={className}
      active={choice.id === active}
      onPress={onPress}
      onFollow={onFollow}
    >
      {content}
    </Line>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox must not contain a fieldset
    <div role="group" className="oms-results-group" aria-labelledby={`search-${name}-title`}>
      <div className="oms-results-head" role="presentation">
        <span id={`search-${name}-title`}>{title}</span>
        {total !== null && <span>{total.toLocaleString(locale)}</span>}
      </div>
      {rows.map((row) =>
        line(
          row.choice,
          'oms-results-row',
          <>
            <Icon icon={iconOf(row, name)} />
            <RowText row={row} group={name} keyword={keyword} pinyin={pinyin} />
          </>,
        ),
      )}
      {lead &&
        line(
          lead,
          'oms-results-all',
          name === 'numbers'
            ? t('search.allNumbers', { number: rows.length.toLocaleString(locale) })
            : t(name === 'recent' ? 'search.forget' : 'search.all'),
        )}
      {retry &&
        line(
          retry,
          'oms-results-row oms-results-failed',
          <>
            <span className="oms-results-text">{state?.error && errorText(state.error)}</span>
            <span className="oms-results-retry">{t('action.retry')}</span>
          </>,
        )}
      {waiting && <div className="oms-results-bone" aria-hidden="true" />}
    </div>
  );
}

const iconOf = (row: Row, group: Section['name']): IconDrawing =>
  (row.kind === 'page' && row.hit.known && KNOWN[row.hit.known]) || (ICONS[group] ?? Layers);

interface RowTextProps extends Pick<GroupProps, 'keyword' | 'pinyin'> {
  row: Row;
  group: Section['name'];
}

function RowText({ row, group, ...search }: RowTextProps) {
  if (row.kind === 'number') return <span className="oms-results-text">{row.number}</span>;
  if (row.kind === 'page') return <PageLine hit={row.hit} />;
  if (row.kind === 'action') return <ActionLine action={row.action} />;
  if (row.kind === 'host') return <HostLine hit={row.hit} {...search} />;
  const numbered = group === 'orders' || group === 'purchases';
  return <HitLine hit={row.hit} numbered={numbered} received={group === 'purchases'} {...search} />;
}

interface LineProps {
  choice: Choice;
  className: string;
  active: boolean;
  onPress(event: MouseEvent, choice: Choice): void;
  onFollow(choice: Choice): void;
  children: ReactNode;
}

/**
 * A link where the choice has an address, so that it can be opened in a new tab; the keyboard reaches it from the
 * field.
 */
function Line({ choice, className, active, onPress, onFollow, children }: LineProps) {
  const shared = {
    id: choice.id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    className,
    onClick: (event: MouseEvent) => onPress(event, choice),
  };
  return choice.to ? (
    <ShellLink {...shared} to={choice.to} onFollow={() => onFollow(choice)}>
      {children}
    </ShellLink>
  ) : (
    <div {...shared}>{children}</div>
  );
}
