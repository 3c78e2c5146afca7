import { type RefObject, useEffect, useRef, useState } from 'react';

/** Takes files that are pasted or dropped anywhere in the dialog around an element. True while some are held over it. */
export function useDroppedFiles(
  inside: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [over, setOver] = useState(false);
  const take = useRef(onFiles);
  take.current = onFiles;
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    if (!dialog) return;
    const withFiles = (data: DataTransfer | null): data is DataTransfer =>
      data !== null && [...data.types].includes('Files');
    const handlers = {
      paste(event: ClipboardEvent) {
        const files = [...(event.clipboardData?.files ?? [])];
        if (files.length === 0) return;
        event.preventDefault();
        take.current(files);
      },
      dragover(event: DragEvent) {
        if (!withFiles(event.dataTransfer)) return;
        // Without it the browser would leave the page for the file.
        event.preventDefault();
        setOver(true);
      },
      dragleave(event: DragEvent) {
        if (!dialog.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      drop(event: DragEvent) {
        setOver(false);
        if (!withFiles(event.dataTransfer)) return;
        event.preventDefault();
        take.current([...event.dataTransfer.files]);
      },
    };
    const entries = Object.entries(handlers) as [string, (event: Event) => void][];
    for (const [name, handler] of entries) dialog.addEventListener(name, handler);
    return () => {
      for (const [name, handler] of entries) dialog.removeEventListener(name, handler);
    };
  }, [inside]);
  return over;
}
