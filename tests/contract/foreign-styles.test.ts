import { expect, it } from 'vitest';
import { hostStages } from '../../tools/host-stage';
import { allTags } from '../support/all-tags';

const PROPERTIES = [
  ...['borderTopWidth', 'outlineStyle', 'paddingTop', 'backgroundColor', 'backgroundImage', 'boxShadow'],
  ...['clipPath', 'opacity', 'filter', 'backdropFilter', 'mixBlendMode'],
] as const;
const RULES = `<style>
  * {
    padding: 7px !important; border: 3px solid red !important; background: url(x.png) yellow !important; opacity: .5 !important;
    box-shadow: 0 0 9px red !important; clip-path: inset(3px) !important; filter: grayscale(1) !important;
    backdrop-filter: blur(2px) !important; mix-blend-mode: multiply !important;
  }
  *:focus { outline: 3px solid red !important; }
</style>`;

const stage = hostStages();

it.each(allTags)('universal rules of a page with `!important` leave <%s> as it is', async (tag) => {
  const { page } = stage();
  const looks = async (head: string) => {
    await stage().open({ head, markup: `<${tag}></${tag}>` });
    // Who has one organisation has nothing to press in the switcher.
    if (tag === 'oms-org-switcher') await page.locator(`${tag}:defined`).waitFor({ state: 'attached' });
    else await page.locator(tag).getByRole('button').first().focus();
    return page
      .locator(tag)
      .evaluate(
        (element, names) => [
          element.matches(':focus'),
          ...names.map((name) => getComputedStyle(element)[name]),
        ],
        PROPERTIES,
      );
  };
  const wanted = await looks('');
  expect(await looks(RULES)).toEqual(wanted);
  expect(wanted[0]).toBe(tag !== 'oms-org-switcher');
});
