import { OWN } from '../../../src/core/config/own-prefix';
import type { TokenName, Tokens } from '../../../src/core/config/tokens';
import { baseSheets } from '../../../src/ui/base';

const propertyOf = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name);

/** The shell's elements on the page, with those that hold widgets and popups. */
export const shellElements = (): Element[] =>
  [...document.querySelectorAll('*')].filter(
    ({ localName, shadowRoot }) => shadowRoot && /^oms-/.test(localName),
  );

/** The name that the shell's roots have for a token. */
export const ownName = (name: TokenName): string => name.replace('--oms-', OWN);

/** Whether a host has set a token, for this element or for the page. */
export function isTokenSet(name: TokenName, element: Element, tokens: Tokens): boolean {
  if (name in tokens || propertyOf(document.documentElement, name)) return true;
  const value = propertyOf(element, name);
  // In the console the document has all of them by their public names, too.
  return value !== '' && value !== propertyOf(document.body, ownName(name));
}

/** Whether a host has set any. */
export function hasOwnTokens(tokens: Tokens): boolean {
  const names = [...baseSheets[1].text.matchAll(/var\((--oms-[\w-]+),/g)].map(
    ([, name]) => name as TokenName,
  );
  const places = [document.documentElement, ...shellElements()];
  return (
    Object.keys(tokens).length > 0 ||
    [...new Set(names)].some((name) => places.some((place) => isTokenSet(name, place, tokens)))
  );
}
