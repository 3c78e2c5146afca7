import { expect, it } from 'vitest';
import type { Deps } from '../http/service';
import { imageOf } from './feedback';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const base = 'http://uc.test/files';
const deps = {
  db: { query: async (_: string, [asked]: unknown[]) => (asked === id ? [{ type: 'image/png' }] : []) },
  urls: { userCentre: 'http://uc.test' },
} as unknown as Deps;

it('keeps the id of an image, and nothing of what stands behind it', async () => {
  for (const end of ['/shot.png', '/<script>x</script>', '/a?b=//evil.example', '/']) {
    expect(await imageOf(deps, `${base}/${id}${end}`, 7)).toBe(id);
  }
});

it.each([
  `${base}/${id}`,
  `${base}/${id}x/a.png`,
  `${base}//${id}/a.png`,
  `https://evil.example/${id}/a.png`,
])('refuses %s', async (link) => {
  await expect(imageOf(deps, link, 7)).rejects.toThrow();
});
