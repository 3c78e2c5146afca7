import { unclobbered } from './document';

/** Time in ms that the browser has to read the file: Safari asks the user first. */
const READ_TIME = 60_000;

/** Adds a file in memory to the browser's downloads. */
export function saveFile(
  { document: page, URL: urls, setTimeout: later }: Window & typeof globalThis,
  file: Blob,
  name: string,
): void {
  const url = urls.createObjectURL(file);
  const link = unclobbered(page).createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  later(() => urls.revokeObjectURL(url), READ_TIME);
}
