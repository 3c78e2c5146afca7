import { useSheet } from '../../react/sheet';
import badgeSheet from './badge.css?sheet';

/** The 8 px mark of an unread or changed item. Screen readers read `label`. */
export function Dot({ label }: { label?: string | undefined }) {
  useSheet(badgeSheet);
  return <span className="oms-dot">{label !== undefined && <span className="oms-sr">{label}</span>}</span>;
}
