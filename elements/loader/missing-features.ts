/**
 * Names of what the elements cannot be drawn without and this browser does not have: an old one, or one in which a
 * polyfill that the page forces stands in the place of shadow roots.
 */
export function missingFeatures(): string[] {
  const box = document.createElement('div');
  const there: Record<string, unknown> = {
    adoptedStyleSheets: box.attachShadow && 'adoptedStyleSheets' in box.attachShadow({ mode: 'open' }),
    popover: 'popover' in box,
    'light-dark()': window.CSS && CSS.supports('color', 'light-dark(red, red)'),
  };
  const missing: string[] = [];
  for (const name in there) if (!there[name]) missing.push(name);
  return missing;
}
