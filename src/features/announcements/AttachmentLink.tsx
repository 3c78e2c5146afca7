import Download from 'lucide/dist/esm/icons/download.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import { cutText } from '../../core/text/cut';
import type { Attachment } from '../../domain/announcements/types';
import { useFileLink } from '../../react/use-file-link';
import { Icon } from '../../ui/icon/Icon';
import { Spinner } from '../../ui/spinner/Spinner';

/** Characters before the ending that are kept, so that a long name is cut in its middle. */
const TAIL = 4;

/** A file to fetch; a ring turns while it is on its way. */
export function AttachmentLink({ url, title }: Attachment) {
  const { busy, link } = useFileLink(url, title);
  const dot = title.lastIndexOf('.');
  const most = Math.max(0, (dot > 0 && title.length - dot <= 6 ? dot : title.length) - TAIL);
  const cut = cutText(title, most).length;
  return (
    <a {...link} className="oms-attachment" title={title}>
      <Icon icon={FileText} size={18} />
      <span className="oms-attachment-name">
        <span>{title.slice(0, cut)}</span>
        <span>{title.slice(cut)}</span>
      </span>
      {busy ? <Spinner size={16} /> : <Icon icon={Download} size={16} />}
    </a>
  );
}
