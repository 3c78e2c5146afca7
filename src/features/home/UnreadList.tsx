import Bell from 'lucide/dist/esm/icons/bell-ring.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import type { ReactNode } from 'react';
import type { Move } from '../../core/navigation/go-to';
import { momentOf } from '../../core/time/read-time';
import type { LatestOfType, UnreadType } from '../../domain/unread/latest';
import { ShellLink } from '../../react/ShellLink';
import { useSheet } from '../../react/sheet';
import { useFigures } from '../../react/use-figures';
import { useNow } from '../../react/use-now';
import { useLocale, useT } from '../../react/use-text';
import { Icon, type IconDrawing } from '../../ui/icon/Icon';
import { formatExact } from '../../ui/text/format-time';
import { Time } from '../../ui/text/Time';
import sheet from './lists.css?sheet';
import wholeSheet from './whole.css?sheet';

const ICONS: Readonly<Record<UnreadType, IconDrawing>> = { 1: Megaphone, 2: Bell, 3: Mail, 4: Users };

export interface UnreadListProps {
  unread: readonly LatestOfType[];
  /** Where the unread ones of a type are listed. */
  linkOf(type: UnreadType): Move | null;
  /** Opens the latest of a type. */
  onOpen(type: UnreadType, id: string): void;
}

/** A line for each type of notices: how many are unread, and the latest. */
export function UnreadList({ unread, linkOf, onOpen }: UnreadListProps) {
  useSheet(sheet);
  useSheet(wholeSheet);
  const t = useT();
  const now = useNow();
  const locale = useLocale();
  // The row covers the time, so its title says that exactly too.
  const exactly = (at: string) => (Number.isNaN(momentOf(at)) ? at : formatExact(momentOf(at), { locale }));
  const write = useFigures();
  return (
    <ul className="oms-home-rows">
      {unread.map(({ type, count, last }) => (
        <li key={type} className="oms-home-unread">
          <Icon icon={ICONS[type]} size={16} />
          <span className="oms-home-type">
            <Type to={count > 0 ? linkOf(type) : null}>
              <strong>{t(`home.unread.${type}`)}</strong> {count > 0 && <span>{write(count)}</span>}
            </Type>
          </span>
          <span className="oms-home-when">{last && <Time at={last.at} now={now} locale={locale} />}</span>
          {last ? (
            <button
              type="button"
              className="oms-home-label oms-home-last oms-home-whole"
              title={`${last.title}\n${exactly(last.at)}`}
              onClick={() => onOpen(type, last.id)}
            >
              {last.title}
            </button>
          ) : (
            <NoTitle to={count > 0 ? linkOf(type) : null} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** What a line is about leads to the list of these messages; the line itself opens the latest. */
function Type({ to, children }: { to: Move | null; children: ReactNode }) {
  if (!to) return children;
  return (
    <ShellLink to={to} className="oms-home-list">
      {children}
    </ShellLink>
  );
}

/** In place of a title: nothing is unread, or the list alone knows what is. */
function NoTitle({ to }: { to: Move | null }) {
  const t = useT();
  if (!to) return <span className="oms-home-last">{t('home.unread.none')}</span>;
  return (
    <ShellLink to={to} className="oms-home-label oms-home-last oms-home-whole">
      {t('home.unread.inList')}
    </ShellLink>
  );
}
