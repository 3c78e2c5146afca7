import Bell from 'lucide/dist/esm/icons/bell-ring.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import { css, useSheet } from '../../react/sheet';
import { useNow } from '../../react/use-now';
import { useLang, useT } from '../../react/use-text';
import { Icon, type IconDrawing } from '../../ui/icon/Icon';
import { Time } from '../../ui/text/Time';
import text from './lists.css?inline';
import type { Unread, UnreadType } from './types';

const sheet = css(text);

const ICONS: Readonly<Record<UnreadType, IconDrawing>> = { 1: Megaphone, 2: Bell, 3: Mail, 4: Users };

export interface UnreadListProps {
  unread: readonly Unread[];
  /** Opens the latest of a type. */
  onOpen(type: UnreadType, id: string): void;
}

/** A line for each type of notices: how many are unread, and the latest. */
export function UnreadList({ unread, onOpen }: UnreadListProps) {
  useSheet(sheet);
  const t = useT();
  const now = useNow();
  const lang = useLang();
  return (
    <ul className="oms-home-rows">
      {unread.map(({ type, count, last }) => (
        <li key={type} className="oms-home-unread">
          <Icon icon={ICONS[type]} size={16} />
          <span className="oms-home-type">
            <strong>{t(`home.unread.${type}`)}</strong> {count > 0 && count}
          </span>
          <span className="oms-home-when">{last && <Time at={last.at} now={now} locale={lang} />}</span>
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
