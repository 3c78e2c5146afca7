import Paperclip from 'lucide/dist/esm/icons/paperclip.mjs';
import Trash2 from 'lucide/dist/esm/icons/trash.mjs';
import { useId, useRef, useState } from 'react';
import { type ShellError, toShellError } from '../../core/errors';
import type { Attachment } from '../../domain/files/api';
import { attachmentsFamily, attachmentsKey } from '../../domain/files/attachments-store';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useNow } from '../../react/use-now';
import { useStore } from '../../react/use-store';
import { useErrorText, useLocale, useT } from '../../react/use-text';
import { IconButton } from '../../ui/button/IconButton';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { MiddleCut } from '../../ui/text/MiddleCut';
import { Time } from '../../ui/text/Time';
import { FilePreview } from '../../ui/upload/FilePreview';
import { formatBytes } from '../../ui/upload/format-bytes';
import sheet from '../../ui/upload/upload.css?sheet';
import { Empty } from '../../ui/view-states/Empty';
import { Loaded } from '../../ui/view-states/Loaded';
import { FileLink } from './FileLink';
import Uploader from './Uploader';
import type { UploaderProps } from './uploader-options';

export interface AttachmentsProps {
  /** Kind of the record, such as `order`. */
  recordType: string;
  recordId: string;
  /** No deleting. Default false. */
  readOnly?: boolean | undefined;
  /** Adds an uploader for further files, with its props; true for one with its defaults. */
  upload?: boolean | Omit<UploaderProps, 'record'> | undefined;
}

/**
 * The files of a record: who added each and when, its download, and the delete of those that the user may delete
 * (docs/behaviour.md#files).
 */
export default function Attachments({
  recordType,
  recordId,
  readOnly = false,
  upload = false,
}: AttachmentsProps) {
  useSheet(sheet);
  const t = useT();
  const id = `oms-attachments${useId().replace(/\W/g, '-')}`;
  const files = useFeature(attachmentsFamily).get(attachmentsKey(String(recordType), String(recordId)));
  const state = useStore(files.$state);
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Attachment | null>(null);
  const options = typeof upload === 'object' ? upload : {};

  return (
    // biome-ignore lint/a11y/useSemanticElements: the page names the landmark around it
    <div
      ref={list}
      tabIndex={-1}
      className="oms-attachments"
      role="group"
      aria-label={t('attachments.title')}
    >
      <Loaded
        state={state}
        skeleton={{ rows: 3, kind: 'two' }}
        texts={{
          loading: t('attachments.loading'),
          failed: t('attachments.failed'),
          retry: t('action.retry'),
          details: t('error.details'),
        }}
        onRetry={() => void files.refresh()}
      >
        {(data) =>
          data.length === 0 ? (
            <Empty
              icon={Paperclip}
              title={t('attachments.none')}
              text={upload ? t('attachments.noneHint') : undefined}
            />
          ) : (
            <ul className="oms-upload-list">
              {data.map((file) => (
                <Row
                  key={file.id}
                  file={file}
                  canDelete={!readOnly && file.mine !== false}
                  onDelete={setAsked}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {upload !== false && (
        <Uploader
          multiple
          auto
          {...options}
          record={{ recordType, recordId }}
          onUpdate={(uploaded) => {
            options.onUpdate?.(uploaded);
            void files.refresh();
          }}
        />
      )}
      {asked && (
        <DeleteDialog
          id={id}
          file={asked}
          remove={files.remove}
          onClose={(deleted) => {
            setAsked(null);
            if (deleted) list.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function Row({
  file,
  canDelete,
  onDelete,
}: {
  file: Attachment;
  canDelete: boolean;
  onDelete(file: Attachment): void;
}) {
  const t = useT();
  const locale = useLocale();
  const now = useNow();
  return (
    <li className="oms-upload-row">
      <FilePreview name={file.name} file={null} />
      <div className="oms-upload-words">
        <div className="oms-upload-name">
          {file.url === '' ? <MiddleCut text={file.name} /> : <FileLink url={file.url} name={file.name} />}
        </div>
        {file.url === '' && <p className="oms-upload-note oms-upload-error">{t('attachments.noAddress')}</p>}
        {file.brief !== '' && <p className="oms-upload-note">{file.brief}</p>}
        <p className="oms-upload-note oms-attachments-facts">
          {file.size !== null && <span>{formatBytes(file.size, locale)}</span>}
          {file.createdName !== '' && <span>{file.createdName}</span>}
          {file.createdAt !== '' && <Time at={file.createdAt} now={now} locale={locale} look="stamp" />}
        </p>
      </div>
      {canDelete && (
        <IconButton
          icon={Trash2}
          size="s"
          label={t('attachments.delete', { name: file.name })}
          onClick={() => onDelete(file)}
        />
      )}
    </li>
  );
}

interface DeleteProps {
  id: string;
  file: Attachment;
  remove(id: string): Promise<void>;
  onClose(deleted: boolean): void;
}

/** Stays open with the reason where the service refuses. */
function DeleteDialog({ id, file, remove, onClose }: DeleteProps) {
  const t = useT();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ShellError | null>(null);
  const onConfirm = async () => {
    setBusy(true);
    setError(null);
    try {
      await remove(file.id);
      onClose(true);
    } catch (thrown) {
      setError(toShellError(thrown));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      id={id}
      open
      danger
      title={t('attachments.deleteTitle')}
      text={t('attachments.deleteText', { name: file.name })}
      confirmLabel={t('attachments.deleteConfirm')}
      cancelLabel={t('action.cancel')}
      busy={busy}
      error={error ? errorText(error) : undefined}
      onConfirm={() => void onConfirm()}
      onCancel={() => onClose(false)}
    />
  );
}
