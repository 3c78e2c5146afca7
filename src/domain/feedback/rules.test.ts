import { expect, test } from 'vitest';
import { sortImages } from './rules';

test('at most five images, of the formats that can be sent and not too large', () => {
  const image = { type: 'image/png', size: 3 };
  const photo = { type: 'image/jpeg', size: 50 * 1024 * 1024 };
  const pdf = { type: 'application/pdf', size: 3 };
  expect(sortImages([image, photo], 0)).toEqual({ accepted: [image, photo], problem: null });
  expect(sortImages([image, pdf], 0)).toEqual({ accepted: [image], problem: 'feedback.onlyImages' });
  for (const type of ['image/svg+xml', 'image/webp', 'image/gif']) {
    expect(sortImages([{ type, size: 3 }], 0)).toEqual({ accepted: [], problem: 'feedback.onlyFormats' });
  }
  const huge = { ...photo, size: photo.size + 1 };
  expect(sortImages([huge, image], 0)).toEqual({ accepted: [image], problem: 'feedback.imageTooLarge' });
  expect(sortImages([image, image], 4)).toEqual({ accepted: [image], problem: 'feedback.tooMany' });
  expect(sortImages([image], 5)).toEqual({ accepted: [], problem: 'feedback.tooMany' });
});
