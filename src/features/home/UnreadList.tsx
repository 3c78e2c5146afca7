import Bell from 'lucide/dist/esm/icons/bell-ring.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import type { LatestOfType, UnreadType } from '../../domain/unread/latest';
import { useSheet } from '../../react/sheet';
import { useNow } from '../../react/use-now';
import { useLocale, useT } from '../../react/use-text';
import { Icon, type IconDrawing } from '../../ui/icon/Icon';
import { Time } from '../../ui/text/Time';
import sheet from './lists.css?sheet';

const ICONS: Readonly<Record<UnreadType, IconDrawing>> = { 1: Megaphone, 2: Bell, 3: Mail, 4: Users };

export interface UnreadListProps {
  unread: readonly LatestOfType[];
  /** Opens the latest of a type. */
  onOpen(type: UnreadType, id: string): void;
}

/** A line for each type of notices: how many are unread, and the latest. */
export function UnreadList({ unread, onOpen }: UnreadListProps) {
  useSheet(sheet);
  const t = useT();
  const now = useNow();
  const locale = useLocale();
  return (
    <ul className="oms-home-rows">
      {unread.map(({ type, count, last }) => (
        <li key={type} className="oms-home-unread">
          <Icon icon={ICONS[type]} size={16} />
          <span className="oms-home-type">
            <strong>{t(`home.unread.${type}`)}</strong> {count > 0 && count}
          </span>
          <span className="oms-home-when">{last && <Time at={last.at} now={now} locale={locale} />}</span>
          {last ? (
            <button
              type="button"
              className="oms-home-open oms-home-last"
              title={last.title}
              onClick={() => onOpen(type, last.id)}
            >
              {last.title}
            </button>
          ) : (
            <span className="oms-home-last">{t('home.unread.none')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
