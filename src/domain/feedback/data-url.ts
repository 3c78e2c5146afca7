const CHUNK = 32_768;

/** The bytes of a file as text, for storage that holds nothing else. Rejects where the file cannot be read. */
export async function toDataUrl(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  // In pieces: a call has a limited number of arguments.
  for (let at = 0; at < bytes.length; at += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return `data:${file.type};base64,${btoa(binary)}`;
}

/** The file of such a text, which may have been edited by hand; null where it is no image. */
export function fromDataUrl(text: string, name: string): File | null {
  const [, type, base64] = /^data:(image\/[\w.+-]+);base64,(.*)$/s.exec(text) ?? [];
  if (type === undefined || base64 === undefined) return null;
  try {
    return new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], name, { type });
  } catch {
    return null;
  }
}
