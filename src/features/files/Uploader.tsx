import { useId, useRef, useState } from 'react';
import { shownName } from '../../core/request/file-name';
import type { QueuedFile } from '../../domain/files/upload-queue';
import { useStore } from '../../react/use-store';
import { useErrorText, useLocale, useT, useWriting } from '../../react/use-text';
import { useUnsaved } from '../../react/use-unsaved';
import { Button } from '../../ui/button/Button';
import { FormValues } from '../../ui/form/FormValues';
import { formatBytes } from '../../ui/upload/format-bytes';
import { type Refusal, sortFiles } from '../../ui/upload/limits';
import { UploadList, type UploadRow } from '../../ui/upload/UploadList';
import { UploadZone } from '../../ui/upload/UploadZone';
import { Alert } from '../../ui/view-states/Alert';
import { FileLink } from './FileLink';
import { Refusals } from './Refusals';
import { limitsOf, type UploaderProps } from './uploader-options';
import { useUploadQueue } from './use-upload-queue';

/** Uploads files that are chosen, dropped or pasted, and shows how far each is (docs/behaviour.md#files). */
export default function Uploader(props: UploaderProps) {
  const { multiple = false, disabled = false, name, label } = props;
  const t = useT();
  const locale = useLocale();
  const { joining } = useWriting();
  const errorText = useErrorText();
  const element = useRef<HTMLDivElement>(null);
  const id = `oms-upload${useId().replace(/\W/g, '-')}`;
  const queue = useUploadQueue(props, element);
  const files = useStore(queue.$files);
  const lost = useStore(queue.$lost);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const limits = limitsOf(props);
  const size = (bytes: number) => formatBytes(bytes, locale);

  const add = (chosen: readonly File[], folders: readonly string[]) => {
    // One file takes the place of another that did not get there.
    const stale = multiple ? [] : files.filter(({ status }) => status === 0);
    const sorted = sortFiles(chosen, files.length - stale.length, limits);
    if (sorted.accepted.length > 0) for (const one of stale) void queue.remove(one.id);
    queue.add(sorted.accepted);
    setRefused([
      ...folders.map((folder) => ({ name: folder, size: 0, reason: 'folder' as const })),
      ...sorted.refused,
    ]);
  };

  const noteOf = ({ status, queued, size: bytes, percent, removing }: QueuedFile): string => {
    const state = removing
      ? t('upload.removing')
      : status === 2
        ? t('upload.uploaded')
        : status === 1
          ? t('upload.percent', { percent })
          : queued
            ? t('upload.waiting')
            : t('upload.notSent');
    return bytes > 0 ? t('upload.note', { size: size(bytes), state }) : state;
  };
  const rows = files.map(
    (one): UploadRow => ({
      id: one.id,
      name: shownName(one.name) || t('upload.file'),
      note: noteOf(one),
      error: one.error ? errorText(one.error) : undefined,
      file: one.file,
      url: one.attachment?.url ?? null,
      percent: one.status === 1 ? one.percent : undefined,
      canRetry: one.status === 0 && !one.queued,
      fresh: !one.tried,
      removing: one.removing,
    }),
  );
  const done = files.filter(({ status }) => status === 2).length;
  const waiting = files.filter(({ status, queued }) => status === 0 && !queued);
  const unsent = waiting.filter(({ error }) => !error).length;
  const failed = waiting.length - unsent;
  const starts = multiple && !props.auto && unsent > 0;
  useUnsaved(files.some(({ status, queued }) => status === 1 || queued));
  const rules = [
    shownTypes(limits.accept).join(joining.items),
    t('upload.upTo', { size: size(limits.maxSize) }),
    multiple ? t('upload.atMost', { count: limits.maxCount }) : '',
  ].filter((rule) => rule !== '');

  return (
    <div ref={element}>
      <UploadZone
        id={id}
        label={label ?? (multiple ? t('upload.choose') : t('upload.chooseOne'))}
        dropLabel={t('upload.drop')}
        help={rules.join(' · ')}
        accept={limits.accept}
        multiple={multiple}
        disabled={disabled}
        onFiles={add}
      >
        {refused.length > 0 && <Refusals refused={refused} limits={limits} size={size} />}
        {lost.length > 0 && (
          <Alert tone="warning">
            {t('upload.lost', { names: lost.map((one) => shownName(one)).join(joining.items) })}
          </Alert>
        )}
        <div className={files.length > 1 || starts ? 'oms-upload-head' : 'oms-sr'}>
          {/* Before the words: messages come up at the other edge of the page. */}
          {!starts && failed > 1 && (
            <Button size="s" disabled={disabled} onClick={queue.start}>
              {t('upload.allAgain', { count: failed })}
            </Button>
          )}
          <span role="status">{files.length > 0 && t('upload.summary', { done, count: files.length })}</span>
          {starts && (
            <Button variant="primary" size="s" disabled={disabled} onClick={queue.start}>
              {t('upload.start', { count: unsent })}
            </Button>
          )}
        </div>
        {files.length > 0 && (
          <UploadList
            label={t('upload.list')}
            rows={rows}
            texts={{
              progress: (file) => t('upload.progress', { name: file }),
              cancel: (file) => t('upload.cancel', { name: file }),
              retry: (file) => t('upload.retry', { name: file }),
              send: (file) => t('upload.send', { name: file }),
              remove: (file) => t('upload.remove', { name: file }),
            }}
            link={(row) => <FileLink url={row.url} name={row.name} />}
            onCancel={queue.cancel}
            onRetry={queue.retry}
            onRemove={(file) => {
              setRefused([]);
              void queue.remove(file);
              // The button goes with its row; the focus must not.
              element.current?.querySelector<HTMLElement>('.oms-upload-zone')?.focus();
            }}
          />
        )}
      </UploadZone>
      {name !== undefined && name !== '' && (
        <FormValues name={String(name)} values={files.flatMap(({ attachment }) => attachment?.url ?? [])} />
      )}
    </div>
  );
}

/** `.pdf,image/*` as people write it. */
const shownTypes = (accept: string): string[] =>
  accept
    .split(',')
    .map((kind) => kind.trim())
    .filter((kind) => kind !== '')
    .map((kind) =>
      kind
        .replace(/^\./, '')
        .replace(/^[^/]+\/(?!\*)/, '')
        .toUpperCase(),
    );
