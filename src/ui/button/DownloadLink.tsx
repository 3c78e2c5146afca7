import Download from 'lucide/dist/esm/icons/download.mjs';
import type { ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import { useFileLink } from '../../react/use-file-link';
import { Icon } from '../icon/Icon';
import { Spinner } from '../spinner/Spinner';
import buttonSheet from './button.css?sheet';

export interface DownloadLinkProps {
  /** Absolute and safe. */
  url: string;
  /** Names the file in the message of a failed download. */
  title: string;
  /** Looks like a button, for the foot of a dialog. */
  button?: boolean | undefined;
  'aria-label'?: string | undefined;
  children: ReactNode;
}

/**
 * A link that downloads a file: it shows a spinner meanwhile, and the page shows a message where the download fails.
 */
export function DownloadLink({ url, title, button = false, children, ...rest }: DownloadLinkProps) {
  useSheet(buttonSheet);
  const { busy, link } = useFileLink(url, title);
  return (
    <a {...rest} {...link} className={button ? 'oms-button oms-button-secondary oms-button-m' : 'oms-link'}>
      {busy ? <Spinner size={16} /> : <Icon icon={Download} />}
      <span>{children}</span>
    </a>
  );
}
