import FileIcon from 'lucide/dist/esm/icons/file.mjs';
import FileSpreadsheet from 'lucide/dist/esm/icons/file-spreadsheet.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import Image from 'lucide/dist/esm/icons/image.mjs';
import { useEffect, useRef, useState } from 'react';
import { Icon, type IconDrawing } from '../icon/Icon';
import { drawPreview } from './draw-preview';

/** Bytes: a browser needs seconds for a larger picture. */
const MOST = 20_000_000;
/** px of the canvas; it is shown at half the size. */
const SIDE = 80;

const ICONS: readonly [RegExp, IconDrawing][] = [
  [/\.(xlsx?|csv)$/i, FileSpreadsheet],
  [/\.(docx?|pdf|txt|pptx?)$/i, FileText],
  [/\.(png|jpe?g|gif|webp|bmp)$/i, Image],
];

/**
 * A small picture of an image, else an icon by its ending. Drawn from the file itself: strict pages allow no `blob:`
 * images, and no address has to be given back.
 */
export function FilePreview({ name, file }: { name: string; file: File | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  const pictured = file?.type.startsWith('image/') === true && file.size <= MOST;
  useEffect(() => {
    setDrawn(false);
    if (!file || !pictured) return;
    let shown = true;
    // Without a picture the icon stays, and the service says what is wrong with the file.
    void drawPreview(file, () => (shown ? canvas.current : null)).then((done) => setDrawn(done));
    return () => {
      shown = false;
    };
  }, [file, pictured]);
  const icon = ICONS.find(([ending]) => ending.test(name))?.[1] ?? FileIcon;
  return (
    <span className="oms-upload-preview" aria-hidden="true">
      {pictured && <canvas ref={canvas} width={SIDE} height={SIDE} hidden={!drawn} />}
      {!drawn && <Icon icon={icon} size={20} />}
    </span>
  );
}
