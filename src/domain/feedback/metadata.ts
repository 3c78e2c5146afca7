/**
 * An image without its metadata, byte for byte the same picture; null where that cannot be done so: it is turned by its
 * metadata, or its bytes are not what its type says. Then it has to be redrawn.
 */
export function withoutMetadata(bytes: Uint8Array<ArrayBuffer>, type: string): Blob | null {
  const parts = type === 'image/png' ? pngParts(bytes) : jpegParts(bytes);
  return parts && new Blob(parts, { type });
}

type Parts = Uint8Array<ArrayBuffer>[];

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((char, index) => bytes[at + index] === char.charCodeAt(0));

/** Chunks that change how a PNG looks. All others are dropped: eXIf, texts, times, and those that nobody knows. */
const PNG_KEPT = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs'],
]);
const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function pngParts(bytes: Uint8Array<ArrayBuffer>): Parts | null {
  if (!PNG_START.every((byte, index) => bytes[index] === byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return null;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    // It may turn the picture.
    if (name === 'eXIf') return null;
    if (PNG_KEPT.has(name)) parts.push(bytes.subarray(at, end));
    // What is behind the end belongs to no picture.
    if (name === 'IEND') return parts;
    at = end;
  }
  return null;
}

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;
/** A JFIF header without a thumbnail: two bytes of length and fourteen of content. */
const PLAIN_JFIF = 16;

function jpegParts(bytes: Uint8Array<ArrayBuffer>): Parts | null {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length || (bytes[at] === 0xff && bytes[at + 1] === EOI)) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    // Fill bytes may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) {
      parts.push(bytes.subarray(at, at + 2));
      return parts;
    }
    const length = view.getUint16(at + 2);
    let end = at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    if (marker === APP1 && orientationOf(view, at + 4, end) !== 1) return null;
    if (marker === SOS) end = endOfScan(bytes, end);
    if (keepsSegment(bytes, marker, at, length)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

/** Applications' own segments go, but for the three that say how colours are to be read; comments go. */
function keepsSegment(bytes: Uint8Array, marker: number, at: number, length: number): boolean {
  if (marker === COMMENT) return false;
  if (marker < APP0 || marker > APP15) return true;
  if (marker === APP0) return startsWith(bytes, at + 4, 'JFIF\0') && length === PLAIN_JFIF;
  if (marker === APP2) return startsWith(bytes, at + 4, 'ICC_PROFILE\0');
  return marker === APP14 && startsWith(bytes, at + 4, 'Adobe');
}

/** Where the next marker is, behind the data of a scan: in these, 0xff is followed by 0 or by a restart marker. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1]!;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

const ORIENTATION = 0x0112;

/** The orientation that an Exif segment gives, 1 for upright; 0 where it cannot be read. Other segments are upright. */
function orientationOf(view: DataView, from: number, end: number): number {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  if (!startsWith(bytes, from, 'Exif\0\0')) return 1;
  const start = from + 6;
  if (start + 8 > end) return 0;
  const little = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, little);
  if (directory + 2 > end) return 0;
  const count = view.getUint16(directory, little);
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > end) return 0;
    if (view.getUint16(at, little) === ORIENTATION) return view.getUint16(at + 8, little);
  }
  return 1;
}
