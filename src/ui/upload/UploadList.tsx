import RotateCw from 'lucide/dist/esm/icons/rotate-cw.mjs';
import Trash2 from 'lucide/dist/esm/icons/trash.mjs';
import Upload from 'lucide/dist/esm/icons/upload.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import type { ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import { IconButton } from '../button/IconButton';
import { cx } from '../class-names';
import { MiddleCut } from '../text/MiddleCut';
import { Progress } from '../view-states/Progress';
import { FilePreview } from './FilePreview';
import sheet from './upload.css?sheet';

export interface UploadRow {
  readonly id: string;
  /** In one line, as a person may read it. */
  readonly name: string;
  /** Size and state, in words. */
  readonly note: string;
  /** Why it is not uploaded, or not deleted. */
  readonly error?: string | undefined;
  /** The file itself, for its small picture. */
  readonly file: File | null;
  /** The address of an uploaded file. */
  readonly url: string | null;
  /** While it is on its way: 0–99. */
  readonly percent?: number | undefined;
  readonly canRetry: boolean;
  /** It has not been sent yet. */
  readonly fresh: boolean;
  readonly removing: boolean;
}

export interface UploadListProps {
  label: string;
  rows: readonly UploadRow[];
  texts: {
    /** Each with the name of its file. */
    progress(name: string): string;
    cancel(name: string): string;
    retry(name: string): string;
    send(name: string): string;
    remove(name: string): string;
  };
  /** The name of an uploaded file, as a link to it. */
  link(row: UploadRow & { url: string }): ReactNode;
  onCancel(id: string): void;
  onRetry(id: string): void;
  onRemove(id: string): void;
}

/** Files that are waiting, on their way, uploaded or refused, each in two lines with what can be done. */
export function UploadList({ label, rows, texts, link, onCancel, onRetry, onRemove }: UploadListProps) {
  useSheet(sheet);
  return (
    <ul className="oms-upload-list" aria-label={label}>
      {rows.map((row) => {
        const { id, name, url, percent } = row;
        const running = percent !== undefined;
        return (
          <li key={id} className={cx('oms-upload-row', row.error && 'oms-upload-row-failed')}>
            <FilePreview name={name} file={row.file} />
            <div className="oms-upload-words">
              <div className="oms-upload-name">
                {url === null ? <MiddleCut text={name} /> : link({ ...row, url })}
              </div>
              {row.error === undefined ? (
                <p className="oms-upload-note">{row.note}</p>
              ) : (
                <p className="oms-upload-note oms-upload-error">{row.error}</p>
              )}
              {running && <Progress label={texts.progress(name)} value={percent} max={100} />}
            </div>
            {row.canRetry && (
              <IconButton
                icon={row.fresh ? Upload : RotateCw}
                size="s"
                label={row.fresh ? texts.send(name) : texts.retry(name)}
                onClick={() => onRetry(id)}
              />
            )}
            {running ? (
              <IconButton icon={X} size="s" label={texts.cancel(name)} onClick={() => onCancel(id)} />
            ) : (
              <IconButton
                icon={Trash2}
                size="s"
                label={texts.remove(name)}
                aria-disabled={row.removing || undefined}
                aria-busy={row.removing || undefined}
                onClick={() => !row.removing && onRemove(id)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
