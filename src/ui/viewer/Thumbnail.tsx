import ImageOff from 'lucide/dist/esm/icons/image-off.mjs';
import { useState } from 'react';
import { useSheet } from '../../react/sheet';
import { Icon } from '../icon/Icon';
import sheet from './viewer.css?sheet';

export interface ThumbnailProps {
  /** Empty for a picture that has none: it cannot be loaded. */
  url: string;
  /** The name of the button. */
  label: string;
  /** Under the picture. */
  note: string;
  /** Stands for a picture that cannot be loaded. */
  failedText: string;
  onOpen(): void;
}

/** A small picture that opens. One that cannot be loaded says so. */
export function Thumbnail({ url, label, note, failedText, onOpen }: ThumbnailProps) {
  useSheet(sheet);
  const [failedUrl, setFailedUrl] = useState('');
  return (
    <button type="button" className="oms-thumbnail" aria-label={label} title={label} onClick={onOpen}>
      <span className="oms-thumbnail-picture">
        {url === failedUrl || url === '' ? (
          <span className="oms-thumbnail-failed">
            <Icon icon={ImageOff} size={20} />
            {failedText}
          </span>
        ) : (
          <img
            src={url}
            alt=""
            loading="lazy"
            referrerPolicy="no-referrer"
            onError={() => setFailedUrl(url)}
          />
        )}
      </span>
      <span className="oms-thumbnail-note">{note}</span>
    </button>
  );
}
