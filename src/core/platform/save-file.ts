/** ms that the browser has to take the file: Safari asks the reader first. */
const PATIENCE = 60_000;

/** Gives a file that is in memory to the browser's downloads. */
export function saveFile(
  { document: doc, URL: urls, setTimeout: later }: Window & typeof globalThis,
  file: Blob,
  name: string,
): void {
  const url = urls.createObjectURL(file);
  const link = doc.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  later(() => urls.revokeObjectURL(url), PATIENCE);
}
