import { expect, test } from 'vitest';
import { openDialog, send } from './dialog';
import { addImage, look, orangeImage, uploaded } from './images';

const ascii = (text: string): number[] => [...text].map((char) => char.charCodeAt(0));
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** The same JPEG with an Exif segment: an orientation, and the words of a place. */
function withExif(jpeg: Uint8Array, orientation: number, name: string): File {
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [1, 18, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const content = [...ascii('Exif\0\0'), ...header, 0, 1, ...entry, 0, 0, 0, 0, ...ascii('GPS 22.5431')];
  const segment = [0xff, 0xe1, 0, content.length + 2, ...content];
  return new File([jpeg.slice(0, 2), new Uint8Array(segment), jpeg.slice(2)], name, { type: 'image/jpeg' });
}

test('an upright photograph loses its Exif data, and is byte for byte the picture that it was', async () => {
  const made = await openDialog('The label printer stops');
  const jpeg = await bytesOf(await orangeImage('upright.jpg', { type: 'image/jpeg' }));
  await addImage(withExif(jpeg, 1, 'upright.jpg'));
  await send(made);
  const [image] = uploaded(made);
  expect(await bytesOf(image as File)).toEqual(jpeg);
});

test('a photograph that its Exif data turns loses that, and stands as it was turned', async () => {
  const made = await openDialog('The label printer stops');
  const jpeg = await bytesOf(await orangeImage('turned.jpg', { type: 'image/jpeg' }));
  await addImage(withExif(jpeg, 6, 'turned.jpg'));
  await send(made);
  const [image] = uploaded(made);
  expect(await (image as File).text()).not.toMatch(/Exif|GPS/);
  expect(await look(image as File, [])).toMatchObject({ width: 200, height: 400 });
});
