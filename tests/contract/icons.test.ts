import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { asOnePath, type Shape } from '../../scripts/build/icons';
import { Icon } from '../../src/ui/icon/Icon';
import { sharedBrowser } from '../../tools/shared-browser';
import { allIn, read } from './support/files';

const SIZE = 28;
/** Share of the ink that may be elsewhere: where two shapes overlap, their soft edges add up to more than those of one. */
const EDGE = 0.03;

const names = new Set(
  ['src', 'elements']
    .flatMap((folder) => allIn(folder))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/'lucide\/dist\/esm\/icons\/([\w-]+)\.mjs'/g)])
    .map(([, name]) => name as string),
);

const browser = sharedBrowser();

it('draws each icon as its shapes look, in a single node where they have one look', async () => {
  const page = await browser().newPage();
  const different: string[] = [];
  let single = 0;
  for (const name of names) {
    const { default: shapes } = (await import(
      /* @vite-ignore */ `../../node_modules/lucide/dist/esm/icons/${name}.mjs`
    )) as { default: readonly Shape[] };
    const path = asOnePath(shapes);
    if (path.length === 1) single++;
    const [ours, theirs] = [path, shapes].map((icon) =>
      renderToStaticMarkup(createElement(Icon, { icon, size: SIZE })),
    );
    const elsewhere = await page.evaluate(
      async ([size, ...drawings]) => {
        const looks = await Promise.all(
          drawings.map(async (markup) => {
            const image = new Image();
            image.src = `data:image/svg+xml,${encodeURIComponent(
              String(markup).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
            )}`;
            await image.decode();
            const canvas = new OffscreenCanvas(Number(size), Number(size)).getContext('2d')!;
            canvas.drawImage(image, 0, 0);
            return canvas.getImageData(0, 0, Number(size), Number(size)).data;
          }),
        );
        const [one, other] = looks as [Uint8ClampedArray, Uint8ClampedArray];
        const inkOf = (pixels: Uint8ClampedArray) => pixels.reduce((sum, value) => sum + value, 0);
        return inkOf(one.map((value, at) => Math.abs(value - other[at]!))) / inkOf(other);
      },
      [SIZE, ours, theirs] as const,
    );
    if (!(elsewhere < EDGE)) different.push(`${name}: ${elsewhere}`);
  }
  expect(different).toEqual([]);
  expect(names.size - single).toBeLessThanOrEqual(2);
  expect(single).toBeGreaterThan(100);
});
