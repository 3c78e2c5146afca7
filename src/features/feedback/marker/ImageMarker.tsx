import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import Redo2 from 'lucide/dist/esm/icons/redo-2.mjs';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import Square from 'lucide/dist/esm/icons/square.mjs';
import SquareDashed from 'lucide/dist/esm/icons/square-dashed.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs';
import { type KeyboardEvent, useRef, useState } from 'react';
import { change, type Mark, type MarkHistory, redo, undo } from '../../../domain/feedback/marks';
import { useSheet } from '../../../react/sheet';
import { useShell } from '../../../react/shell-context';
import { useT } from '../../../react/use-text';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { cx } from '../../../ui/class-names';
import { Icon, type IconDrawing } from '../../../ui/icon/Icon';
import { MenuButton } from '../../../ui/menu/MenuButton';
import { type Box, freshBox, type Size } from './geometry';
import sheet from './marker.css?sheet';
import { Picture, type Zoom } from './Picture';

export interface ImageMarkerProps {
  file: File;
  name: string;
  history: MarkHistory;
  /** While the report is sent, or the original is gone. */
  disabled: boolean;
  onChange(history: MarkHistory): void;
  onDone(): void;
}

/** The tool to black out and to mark parts of an image, by pointer and by keys (docs/behaviour.md#feedback). */
export default function ImageMarker({ file, name, history, disabled, onChange, onDone }: ImageMarkerProps) {
  useSheet(sheet);
  const t = useT();
  const { platform } = useShell();
  const [mode, setMode] = useState<Mark['kind'] | null>('cover');
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [chosen, setChosen] = useState<number | null>(null);
  const root = useRef<HTMLElement>(null);
  const size = useRef<Size | null>(null);
  const { marks } = history;
  const covers = marks.filter(({ kind }) => kind === 'cover').length;

  /** After the render that draws it. */
  const focus = (selector: string) =>
    platform.clock.after(0, () => root.current?.querySelector<HTMLElement>(selector)?.focus());
  const add = (box: Box, kind: Mark['kind']) => {
    const id = Math.max(0, ...marks.map((mark) => mark.id)) + 1;
    onChange(change(history, [...marks, { id, kind, ...box }]));
    setChosen(id);
    focus(`[data-mark="${id}"]`);
  };
  const remove = (id: number) => {
    const at = marks.findIndex((mark) => mark.id === id);
    const rest = marks.filter((mark) => mark.id !== id);
    const next = rest[Math.min(at, rest.length - 1)];
    onChange(change(history, rest));
    setChosen(next?.id ?? null);
    focus(next ? `[data-mark="${next.id}"]` : '.oms-marker-add');
  };
  /** A button that has nothing more to do is disabled, and loses the focus. */
  const step = (next: MarkHistory) => {
    onChange(next);
    if (!next.marks.some(({ id }) => id === chosen)) setChosen(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || disabled) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    step(key === 'y' || event.shiftKey ? redo(history) : undo(history));
    focus('.oms-marker-add');
  };

  const toggle = (kind: Mark['kind'], icon: IconDrawing, label: string) => (
    <button
      type="button"
      className={cx('oms-marker-mode', mode === kind && 'oms-marker-mode-on')}
      aria-pressed={mode === kind}
      disabled={disabled}
      onClick={() => setMode(mode === kind ? null : kind)}
    >
      <Icon icon={icon} />
      {label}
    </button>
  );
  const zoomName = (of: Zoom) => (of === 'fit' ? t('feedback.zoomFit') : t('feedback.zoomFull'));
  const addLabel = mode === 'outline' ? t('feedback.addOutline') : t('feedback.addCover');
  // Not `disabled`: the button would lose the focus at the last step.
  const off = (none: boolean) => (none || disabled ? { 'aria-disabled': true } : null);
  return (
    <section
      ref={root}
      className="oms-marker"
      aria-label={t('feedback.marker', { name })}
      onKeyDown={onKeyDown}
    >
      <div className="oms-marker-bar" role="toolbar" aria-label={t('feedback.tools')}>
        {toggle('cover', Square, t('feedback.cover'))}
        {toggle('outline', SquareDashed, t('feedback.outline'))}
        <span className="oms-marker-add-box">
          <button
            type="button"
            className="oms-marker-add oms-icon-button oms-icon-button-m"
            title={addLabel}
            disabled={disabled}
            onClick={() => size.current && add(freshBox(size.current, marks.length), mode ?? 'cover')}
          >
            <Icon icon={Plus} />
            <span className="oms-sr">{addLabel}</span>
          </button>
        </span>
        <span className="oms-marker-line" />
        <IconButton
          icon={Undo2}
          size="m"
          label={t('feedback.undo')}
          {...off(history.before.length === 0)}
          onClick={() => !disabled && step(undo(history))}
        />
        <IconButton
          icon={Redo2}
          size="m"
          label={t('feedback.redo')}
          {...off(history.undone.length === 0)}
          onClick={() => !disabled && step(redo(history))}
        />
        <IconButton
          icon={Trash}
          size="m"
          label={t('feedback.deleteBox')}
          {...off(chosen === null)}
          onClick={() => chosen !== null && !disabled && remove(chosen)}
        />
        <span className="oms-marker-end">
          <span className="oms-marker-count" role="status">
            {t('feedback.covered', { count: covers })}
          </span>
          <MenuButton
            id="oms-marker-zoom"
            label={t('feedback.zoom')}
            placement="bottom-end"
            items={(['fit', 'full'] as const).map((of) => ({
              kind: 'radio' as const,
              id: of,
              label: zoomName(of),
              checked: zoom === of,
              onSelect: () => setZoom(of),
            }))}
          >
            {(trigger) => (
              <Button {...trigger} variant="quiet" iconEnd={ChevronDown}>
                {zoomName(zoom)}
              </Button>
            )}
          </MenuButton>
        </span>
      </div>
      <Picture
        file={file}
        name={name}
        marks={marks}
        mode={mode}
        zoom={zoom}
        chosen={chosen}
        disabled={disabled}
        size={size}
        onDraw={(box) => mode && add(box, mode)}
        onChoose={setChosen}
        onChange={(mark) =>
          onChange(
            change(
              history,
              marks.map((one) => (one.id === mark.id ? mark : one)),
            ),
          )
        }
        onDelete={remove}
      />
      <div className="oms-marker-foot">
        <Icon icon={ShieldCheck} />
        <p>{t('feedback.stays')}</p>
        <Button onClick={onDone}>{t('feedback.markerDone')}</Button>
      </div>
    </section>
  );
}
