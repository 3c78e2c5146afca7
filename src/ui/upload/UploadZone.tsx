import UploadIcon from 'lucide/dist/esm/icons/upload.mjs';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useSheet } from '../../react/sheet';
import { cx } from '../class-names';
import { Icon } from '../icon/Icon';
import sheet from './upload.css?sheet';

export interface UploadZoneProps {
  /** Of the button; the help is `{id}-help`. */
  id: string;
  /** What to do, such as "Choose files, drop them here or paste them". */
  label: string;
  /** Which files are allowed. */
  help: string;
  /** While files are held over it. */
  dropLabel: string;
  accept: string;
  multiple: boolean;
  disabled?: boolean | undefined;
  /** @param folders names of folders that were dropped: they cannot be read as files */
  onFiles(files: readonly File[], folders: readonly string[]): void;
  children?: ReactNode;
}

/**
 * Takes files by choosing, dropping and pasting: its button opens the browser's dialog, all that it encloses takes
 * drops, and pastes where the focus is in it.
 */
export function UploadZone(props: UploadZoneProps) {
  const { id, label, help, dropLabel, accept, multiple, disabled = false, onFiles, children } = props;
  useSheet(sheet);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const onDragOver = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    setOver(!disabled);
  };
  const onDragLeave = (event: DragEvent<HTMLElement>) => {
    // It leaves for a child of the zone, too.
    const { clientX: x, clientY: y } = event;
    const box = event.currentTarget.getBoundingClientRect();
    if (x <= box.left || x >= box.right || y <= box.top || y >= box.bottom) setOver(false);
  };
  const onDrop = (event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setOver(false);
    if (disabled) return;
    const { files, folders } = droppedFiles(event.dataTransfer);
    onFiles(files, folders);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are further ways; the button inside is the first
    <div
      className={cx('oms-upload', over && 'oms-upload-over')}
      onDragOver={onDragOver}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
      onPaste={(event) => {
        const files = [...event.clipboardData.files];
        if (files.length === 0 || disabled) return;
        event.preventDefault();
        onFiles(files, []);
      }}
    >
      <button
        type="button"
        id={id}
        className="oms-upload-zone"
        aria-describedby={`${id}-help`}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <Icon icon={UploadIcon} size={20} />
        <span className="oms-upload-label">{over ? dropLabel : label}</span>
      </button>
      <p id={`${id}-help`} className="oms-upload-help">
        {help}
      </p>
      <input
        ref={input}
        type="file"
        accept={accept || undefined}
        multiple={multiple}
        hidden
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])], []);
          // The same file again must be a change again.
          event.target.value = '';
        }}
      />
      {children}
    </div>
  );
}

/** Not a text or a link that is dragged over it. */
const carriesFiles = ({ dataTransfer }: DragEvent): boolean => [...dataTransfer.types].includes('Files');

function droppedFiles({ items, files }: DataTransfer): { files: File[]; folders: string[] } {
  const folders = [...items]
    .map((item) => item.webkitGetAsEntry?.() ?? null)
    .filter((entry) => entry?.isDirectory === true)
    .map((entry) => entry!.name);
  return { files: [...files].filter(({ name, type }) => type !== '' || !folders.includes(name)), folders };
}
