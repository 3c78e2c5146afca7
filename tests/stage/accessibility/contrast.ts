type Channels = readonly [red: number, green: number, blue: number, alpha: number];

const WHITE: Channels = [255, 255, 255, 255];

function channels(colour: string): Channels {
  const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data] as unknown as Channels;
}

function luminance([red, green, blue]: Channels): number {
  const linear = (part: number) => {
    const x = part / 255;
    return x <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The element around, as it is drawn: through slots and out of shadow roots. */
function around(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

function behind(element: Element): Channels {
  for (let at: Element | null = element; at; at = around(at)) {
    const colour = channels(getComputedStyle(at).backgroundColor);
    if (colour[3] === 255) return colour;
  }
  return WHITE;
}

function ratioOf(element: Element): number {
  const [one, other] = [luminance(channels(getComputedStyle(element).color)), luminance(behind(element))];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const wordsIn = (element: Element): string | undefined =>
  [...element.childNodes]
    .find(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())
    ?.textContent?.trim();

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true }) &&
  !element.closest('[disabled]') &&
  // Words for screen readers alone.
  element.getBoundingClientRect().width > 1;

/** The contrast ratio of WCAG 2 of all words in view on what lies behind them, in the page and its shadow roots. */
export function ratios(root: Document | ShadowRoot = document): { words: string; ratio: number }[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const inside = element.shadowRoot ? ratios(element.shadowRoot) : [];
    const words = wordsIn(element);
    if (words === undefined || !isSeen(element)) return inside;
    return [...inside, { words, ratio: Math.round(ratioOf(element) * 10) / 10 }];
  });
}
