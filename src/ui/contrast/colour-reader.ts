import type { Rgba } from './contrast';

/** Reads colours as the browser resolves them: in the color-scheme of a theme, whatever notation they have. */
export function colourReader(root: ShadowRoot) {
  const probe = document.createElement('span');
  probe.hidden = true;
  root.append(probe);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });

  /** Null for a text that is no colour. */
  function read(text: string, theme: 'light' | 'dark'): Rgba | null {
    probe.style.color = '';
    probe.style.color = text;
    if (!probe.style.color || !context) return null;
    probe.style.colorScheme = theme;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, opacity = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, opacity / 255];
  }

  return { read, end: () => probe.remove() };
}
