/** Channels from 0 to 255, and the opacity from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, opacity: number];

/** The contrast of WCAG 2 between what is drawn and an opaque ground. */
export function contrastOf(front: Rgba, back: Rgba): number {
  const [a, b] = [luminanceOf(over(front, back)), luminanceOf(back)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export function luminanceOf([red, green, blue]: Rgba): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** What is seen of a colour on a ground. */
function over(front: Rgba, back: Rgba): Rgba {
  const mix = (at: 0 | 1 | 2) => front[at] * front[3] + back[at] * (1 - front[3]);
  return [mix(0), mix(1), mix(2), 1];
}
