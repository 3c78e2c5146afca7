import Download from 'lucide/dist/esm/icons/download.mjs';
import type { ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import { useDownload } from '../../react/use-download';
import { Spinner } from '../faces/Spinner';
import { Icon } from '../icon/Icon';
import { buttonSheet } from './sheet';

export interface DownloadLinkProps {
  /** Absolute and safe. */
  url: string;
  /** What is fetched, for the message that it failed. */
  title: string;
  /** Looks like a button, for the foot of a dialog. */
  button?: boolean | undefined;
  'aria-label'?: string | undefined;
  children: ReactNode;
}

/** A file to fetch: a ring turns while it is on its way, and what fails is told on the page. */
export function DownloadLink({ url, title, button = false, children, ...rest }: DownloadLinkProps) {
  useSheet(buttonSheet);
  const { busy, link } = useDownload(url, title);
  return (
    <a {...rest} {...link} className={button ? 'oms-button oms-button-secondary oms-button-m' : 'oms-link'}>
      {busy ? <Spinner size={16} /> : <Icon icon={Download} />}
      {children}
    </a>
  );
}
