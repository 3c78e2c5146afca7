import type { ServiceName } from '../../core/config/services';
import { safeUrl } from '../../core/url';
import type { Attachment, RecordRef, UploadTarget } from '../../domain/files/api';
import { TARGET_PARAMS } from '../../domain/files/target-params';
import type { UploadLimits } from '../../ui/upload/limits';

/** An uploaded file as a page gets it, and may give it back. */
export interface UploadedFile {
  id: string;
  name: string;
  url: string;
  /** Bytes; null where it is not known. */
  size?: number | null | undefined;
}

export interface UploaderProps {
  /** Several files, which wait for the person to send them unless `auto`. Default false: one file, sent at once. */
  multiple?: boolean | undefined;
  /** Several files are sent as soon as they are added. */
  auto?: boolean | undefined;
  /** Endings and content types, as of `<input accept>`: `.pdf,image/*`. Default: whatever the service takes. */
  accept?: string | undefined;
  /** Bytes of a file; default 50 MB. */
  maxSize?: number | undefined;
  /** Of several; default 20. */
  maxCount?: number | undefined;
  disabled?: boolean | undefined;
  /** Instead of "Choose files, drop them here or paste them". */
  label?: string | undefined;
  /** Name of a field of the page's form: hidden inputs in it hold the addresses of the uploaded files. */
  name?: string | undefined;
  /** Files that were uploaded before. */
  files?: readonly UploadedFile[] | undefined;
  /** Path of the target; default that of the configuration. */
  path?: string | undefined;
  service?: ServiceName | undefined;
  /** Name of the form field of the file; default `file`. */
  field?: string | undefined;
  /** Further fields of the form. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** Query of the call: default `logistics`, `other` and `oms-shell`. */
  model?: string | undefined;
  type?: string | undefined;
  source?: string | undefined;
  /** The record that the files belong to. */
  record?: RecordRef | undefined;
  /** The uploaded files have changed: one was uploaded, or deleted. */
  onChange?: ((files: UploadedFile[]) => void) | undefined;
  /** 2 s after the message of success: time to load again what shows the files. */
  onUpdate?: ((files: UploadedFile[]) => void) | undefined;
  /** A file could not be uploaded. */
  onError?: ((failure: { name: string; code: string; message: string }) => void) | undefined;
}

const MAX_SIZE = 50 * 1024 * 1024;
const MAX_COUNT = 20;

/** A number of the page, or the default. */
const positive = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value > 0 ? value : otherwise;

export const limitsOf = ({ multiple, accept, maxSize, maxCount }: UploaderProps): UploadLimits => ({
  accept: typeof accept === 'string' ? accept : '',
  maxSize: positive(maxSize, MAX_SIZE),
  maxCount: multiple ? Math.floor(positive(maxCount, MAX_COUNT)) : 1,
});

export function targetOf(props: UploaderProps, defaultPath: string): UploadTarget {
  const { path = defaultPath, service, field, record } = props;
  const { model = TARGET_PARAMS.model, type = TARGET_PARAMS.type, source = TARGET_PARAMS.source } = props;
  const bound = record && { recordType: String(record.recordType), recordId: String(record.recordId) };
  return { path, service, field, params: { source, model, type }, fields: { ...props.fields, ...bound } };
}

/** The files that a page gives; one without an address of http or https is left out. */
export function attachmentsOf(files: unknown): Attachment[] {
  if (!Array.isArray(files)) return [];
  return files.flatMap((file: Partial<UploadedFile> | null) => {
    const url = safeUrl(file?.url);
    if (!file || url === null) return [];
    const { id = '', name = url, size = null } = file;
    return [
      {
        id: String(id),
        name: String(name),
        url,
        size,
        brief: '',
        createdAt: '',
        createdName: '',
        mine: null,
      },
    ];
  });
}

export const toUploadedFile = ({ id, name, url, size }: Attachment): UploadedFile => ({
  id,
  name,
  url,
  size,
});
