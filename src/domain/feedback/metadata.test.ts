import { expect, test } from 'vitest';
import { withoutMetadata } from './metadata';

const text = (words: string) => [...words].map((char) => char.charCodeAt(0));
const segment = (marker: number, content: number[]) => [
  ...[0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255],
  ...content,
];
/** An Exif segment with an orientation and the words of a place. */
const exif = (orientation: number, little = false) => {
  const two = (value: number) => (little ? [value & 255, value >> 8] : [value >> 8, value & 255]);
  const four = (value: number) => (little ? [...two(value), 0, 0] : [0, 0, ...two(value)]);
  const entry = [...two(0x0112), ...two(3), ...four(1), ...two(orientation), 0, 0];
  return segment(0xe1, [
    ...[...text('Exif\0\0'), ...text(little ? 'II' : 'MM'), ...two(42), ...four(8), ...two(1)],
    ...[...entry, ...four(0), ...text('GPS 22.5431N')],
  ]);
};
const jfif = segment(0xe0, [...text('JFIF\0'), 1, 1, 0, 0, 72, 0, 72, 0, 0]);
const table = segment(0xdb, [0, 1, 2, 3]);
const scan = [...segment(0xda, [1, 2, 3]), 7, 0xff, 0, 8, 0xff, 0xd0, 9];
const bytesOf = async (blob: Blob | null) => blob && [...new Uint8Array(await blob.arrayBuffer())];
const jpeg = (...parts: number[][]) => new Uint8Array([0xff, 0xd8, ...parts.flat()]);

test('a JPEG loses Exif, comments and what is behind its end, and nothing of its picture', async () => {
  const icc = segment(0xe2, [...text('ICC_PROFILE\0'), 1, 1]);
  const adobe = segment(0xee, [...text('Adobe'), 0, 100]);
  const full = jpeg(
    ...[jfif, exif(1), exif(1, true), segment(0xe1, text('http://ns.adobe.com/xap/1.0/\0place'))],
    ...[segment(0xe2, text('MPF\0')), icc, segment(0xed, text('Photoshop')), adobe],
    ...[segment(0xfe, text('home')), table, scan, table, scan, [0xff, 0xd9], text('hidden video')],
  );
  const clean = await bytesOf(withoutMetadata(full, 'image/jpeg'));
  expect(clean).toEqual([...jpeg(jfif, icc, adobe, table, scan, table, scan, [0xff, 0xd9])]);
});

test.each([3, 6, 8])('a JPEG that its Exif turns (%i) has to be redrawn', (orientation) => {
  for (const little of [true, false]) {
    const turned = jpeg(jfif, exif(orientation, little), table, scan, [0xff, 0xd9]);
    expect(withoutMetadata(turned, 'image/jpeg')).toBeNull();
  }
});

test('what is cut off, or is something else, has to be redrawn', () => {
  for (const parts of [[jfif, table, scan], [jfif, [0xff, 0xe1, 0xff, 0xff]], [[1, 2, 3]], []]) {
    expect(withoutMetadata(jpeg(...parts), 'image/jpeg')).toBeNull();
  }
  expect(withoutMetadata(new Uint8Array(text('<svg>')), 'image/png')).toBeNull();
  expect(withoutMetadata(new Uint8Array(text('<svg>')), 'image/jpeg')).toBeNull();
});

const chunk = (name: string, content: number[]) => [
  0,
  0,
  0,
  content.length,
  ...text(name),
  ...content,
  1,
  2,
  3,
  4,
];
const png = (...chunks: number[][]) =>
  new Uint8Array([0x89, ...text('PNG'), 0x0d, 0x0a, 0x1a, 0x0a, ...chunks.flat()]);

test('a PNG loses texts and times, and what is behind its end', async () => {
  const [head, data, end] = [chunk('IHDR', [1]), chunk('IDAT', [2]), chunk('IEND', [])];
  const full = png(
    head,
    chunk('tEXt', text('place')),
    chunk('tIME', [3]),
    chunk('pHYs', [4]),
    data,
    end,
    text('x'),
  );
  const clean = await bytesOf(withoutMetadata(full, 'image/png'));
  expect(clean).toEqual([...png(head, chunk('pHYs', [4]), data, end)]);
  expect(withoutMetadata(png(head, chunk('eXIf', [1]), data, end), 'image/png')).toBeNull();
  expect(withoutMetadata(png(head, data), 'image/png')).toBeNull();
});
