/**
 * The tag that runs this script; null for one of another kind, such as a script in SVG. By its class and not by its
 * name: a page's `<img name="currentScript">` is no script.
 */
export function ownScript(): HTMLScriptElement | null {
  const { currentScript } = document;
  return currentScript instanceof HTMLScriptElement ? currentScript : null;
}

/** The tag of this file where the browser names none, as for a module. */
export function scriptNamed(file: string): HTMLScriptElement | null {
  const runs = (script: Element): script is HTMLScriptElement =>
    script instanceof HTMLScriptElement && /^(?:module|(?:text|application)\/javascript)?$/.test(script.type);
  for (const script of document.querySelectorAll(`script[src*="${file}"]`)) if (runs(script)) return script;
  return null;
}
