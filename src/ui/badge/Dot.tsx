import { useSheet } from '../../react/sheet';
import sheet from './dot.css?sheet';

/** The 8 px mark of an unread or changed item. Screen readers read `label`. */
export function Dot({ label }: { label?: string | undefined }) {
  useSheet(sheet);
  return <span className="oms-dot">{label !== undefined && <span className="oms-sr">{label}</span>}</span>;
}
