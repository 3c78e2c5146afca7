import Download from 'lucide/dist/esm/icons/download.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import { Icon } from '../../ui/icon/Icon';
import type { Attachment } from './types';

/** Characters before the ending that are kept, so that a long name is cut in its middle. */
const TAIL = 4;

/** A file to fetch. It opens beside the page: what the service answers must not replace it. */
export function AttachmentLink({ url, title }: Attachment) {
  const dot = title.lastIndexOf('.');
  const cut = Math.max(0, (dot > 0 && title.length - dot <= 6 ? dot : title.length) - TAIL);
  return (
    <a className="oms-attachment" href={url} target="_blank" rel="noopener" title={title} download>
      <Icon icon={FileText} size={18} />
      <span className="oms-attachment-name">
        <span>{title.slice(0, cut)}</span>
        <span>{title.slice(cut)}</span>
      </span>
      <Icon icon={Download} size={16} />
    </a>
  );
}
