import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Mark } from '../../../domain/feedback/marks';
import { useT } from '../../../react/use-text';
import { cx } from '../../../ui/class-names';
import { type Box, boxBetween, type Size } from './geometry';
import { MarkBox } from './MarkBox';
import { usePicture } from './use-picture';
import { type Stroke, usePointer } from './use-pointer';

export type Zoom = 'fit' | 'full';

interface Props {
  file: File;
  name: string;
  marks: readonly Mark[];
  /** What a press on the picture draws; null: it scrolls. */
  mode: Mark['kind'] | null;
  zoom: Zoom;
  /** Id of the chosen mark. */
  chosen: number | null;
  disabled: boolean;
  /** Gets the size of the picture once it is known. */
  size: RefObject<Size | null>;
  onDraw(box: Box): void;
  onChoose(id: number | null): void;
  onChange(mark: Mark): void;
  onDelete(id: number): void;
}

const HELP = 'oms-marker-keys';

/** The picture with its boxes, which are drawn over it by the page and painted into it when it is sent. */
export function Picture({ file, name, marks, mode, zoom, chosen, disabled, size: known, ...on }: Props) {
  const t = useT();
  const area = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = usePicture(canvas, file);
  const [drawn, setDrawn] = useState<Box | null>(null);
  const preview = useRef<HTMLDivElement>(null);
  const picture = () => area.current?.getBoundingClientRect() ?? null;
  const ready = size === 'failed' ? null : size;
  known.current = ready;

  useLayoutEffect(() => {
    if (!ready) return;
    const ratio = ready.width / ready.height;
    const fit = `min(100%, ${ready.width}px, calc(56vh / var(--oms-zoom, 1) * ${ratio}))`;
    area.current?.style.setProperty('width', zoom === 'fit' ? fit : `${ready.width}px`);
    area.current?.style.setProperty('aspect-ratio', `${ready.width} / ${ready.height}`);
  }, [ready, zoom]);
  useLayoutEffect(() => {
    if (!drawn || !ready) return;
    const { x, y, width, height } = drawn;
    const parts = { left: x / ready.width, top: y / ready.height, width: width / ready.width };
    for (const [side, part] of Object.entries({ ...parts, height: height / ready.height })) {
      preview.current?.style.setProperty(side, `${part * 100}%`);
    }
  }, [drawn, ready]);

  const boxOf = ({ x, y, dx, dy }: Stroke): Box | null => {
    if (!ready) return null;
    const scale = ready.width / (picture()?.width || ready.width);
    return boxBetween({ x: x * scale, y: y * scale }, { x: (x + dx) * scale, y: (y + dy) * scale }, ready);
  };
  const press = usePointer(picture, {
    onStart(event) {
      if (disabled || !ready || (event.target as HTMLElement).closest('[data-mark]')) return false;
      on.onChoose(null);
      return mode !== null;
    },
    onMove: (stroke) => setDrawn(boxOf(stroke)),
    onEnd(stroke) {
      setDrawn(null);
      const box = stroke && boxOf(stroke);
      if (box) on.onDraw(box);
    },
  });

  const labelOf = (mark: Mark): string => {
    const same = marks.filter(({ kind }) => kind === mark.kind);
    const values = { number: same.indexOf(mark) + 1, count: same.length };
    return mark.kind === 'cover' ? t('feedback.coverBox', values) : t('feedback.outlineBox', values);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of form fields
    <div role="group" aria-label={t('feedback.picture', { name })} className="oms-marker-view">
      <div
        ref={area}
        className={cx('oms-marker-picture', mode && !disabled && 'oms-marker-drawing')}
        {...press}
      >
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus, and the group around it has the name */}
        <canvas ref={canvas} aria-hidden="true" />
        {ready &&
          marks.map((mark) => (
            <MarkBox
              key={mark.id}
              mark={mark}
              size={ready}
              label={labelOf(mark)}
              help={HELP}
              chosen={mark.id === chosen}
              disabled={disabled}
              picture={picture}
              onChoose={() => on.onChoose(mark.id)}
              onChange={on.onChange}
              onDelete={() => on.onDelete(mark.id)}
            />
          ))}
        {drawn && <div ref={preview} className={`oms-mark oms-mark-${mode}`} />}
      </div>
      {size === 'failed' && (
        <p className="oms-marker-failed" role="alert">
          {t('feedback.imageUnreadable')}
        </p>
      )}
      <span id={HELP} hidden>
        {t('feedback.boxKeys')}
      </span>
    </div>
  );
}
