import { useSheet } from '../../react/sheet';
import { badgeSheet } from './sheet';

/** The 8 px mark of something unread or changed. `label` says so in words to those who do not see it. */
export function Dot({ label }: { label?: string | undefined }) {
  useSheet(badgeSheet);
  return <span className="oms-dot">{label !== undefined && <span className="oms-sr">{label}</span>}</span>;
}
