import { businessPages, signInQuickly } from './support/demo';
import { expect, type Page, test } from './support/test';

/** The contrast ratio of WCAG 2 of all words in view on what lies behind them, the lowest first, in the page and its shadow roots. */
function ratios(page: Page) {
  return page.evaluate(() => {
    const channels = (colour: string): number[] => {
      const context = new OffscreenCanvas(1, 1).getContext('2d')!;
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (rgb: number[]) => {
      const [r = 0, g = 0, b = 0] = rgb.map((part) => {
        const x = part / 255;
        return x <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const above = (element: Element): Element | null =>
      element.assignedSlot ??
      element.parentElement ??
      (element.getRootNode() instanceof ShadowRoot ? (element.getRootNode() as ShadowRoot).host : null);
    const behind = (element: Element | null): number[] => {
      for (let at = element; at; at = above(at)) {
        const colour = channels(getComputedStyle(at).backgroundColor);
        if (colour[3] === 255) return colour;
      }
      return [255, 255, 255, 255];
    };
    const found: { text: string; ratio: number }[] = [];
    const visit = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) visit(element.shadowRoot);
        const text = [...element.childNodes].find(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (!text || !element.checkVisibility({ opacityProperty: true }) || element.closest('[disabled]'))
          continue;
        // Words for screen readers alone.
        if (element.getBoundingClientRect().width <= 1) continue;
        const [one, other] = [
          luminance(channels(getComputedStyle(element).color).slice(0, 3)),
          luminance(behind(element).slice(0, 3)),
        ];
        const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        found.push({ text: text.textContent!.trim(), ratio: Math.round(ratio * 10) / 10 });
      }
    };
    visit(document);
    return found.sort((a, b) => a.ratio - b.ratio);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`who asks for more contrast gets text of 7:1 and more (${colorScheme})`, async ({ context }) => {
    await signInQuickly(context);
    const page = await context.newPage();
    await page.emulateMedia({ contrast: 'more', colorScheme });
    await page.goto(businessPages.console);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect((await ratios(page)).filter(({ ratio }) => ratio < 7)).toEqual([]);
  });
}
