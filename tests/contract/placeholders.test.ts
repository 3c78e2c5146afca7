import { expect, test } from 'vitest';
import { hostStages } from '../../tools/host-stage';

const stage = hostStages();

const SHELL = '**/oms-shell.js';
const tags = ['oms-topnav', 'oms-sidemenu', 'main'];

const boxes = () =>
  stage().page.evaluate(
    (names) =>
      names.map((name) => {
        const { x, y, width, height } = document.querySelector(name)!.getBoundingClientRect();
        return { name, x, y, width, height };
      }),
    tags,
  );

test.each([
  ['a wide window, a column', 1280, 'mode="flyout"'],
  ['a wide window, a tree', 1280, 'mode="tree"'],
  ['a narrow window, with a drawer', 600, ''],
  ['a narrow window, a tree that the host has chosen', 600, 'mode="tree"'],
  [
    'a menu that the host has placed itself',
    1280,
    'mode="flyout"',
    'oms-sidemenu { position: fixed; top: 80px }',
  ],
])('oms-shell.css reserves the boxes that the elements have: %s', async (_, width, mode, own = '') => {
  const { page } = stage();
  await page.setViewportSize({ width, height: 800 });
  const host = {
    head: `<style>${own}</style><link rel="stylesheet" href="/oms-shell.css">`,
    markup: `<oms-topnav></oms-topnav><oms-sidemenu ${mode}></oms-sidemenu><main>Content</main>`,
  };
  await page.route(SHELL, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await stage().open(host);
  const before = await boxes();
  await page.unroute(SHELL);
  await stage().open(host);
  await page.getByRole('button', { name: /^Account/ }).waitFor();
  await expect.poll(boxes).toEqual(before);
});

test('what an anchor leads to stands below the bar, unless the host says otherwise', async () => {
  const { page } = stage();
  const top = async (own: string) => {
    await stage().open({
      head: `<style>${own}</style><link rel="stylesheet" href="/oms-shell.css">`,
      markup:
        '<oms-topnav></oms-topnav><div style="height: 2000px"></div><h2 id="part">Part</h2><div style="height: 2000px"></div>',
    });
    return page.evaluate(() => {
      location.hash = 'part';
      return Math.round(document.getElementById('part')!.getBoundingClientRect().top);
    });
  };
  expect(await top('')).toBe(56);
  expect(await top(':root { scroll-padding-top: 10px }')).toBe(10);
});
