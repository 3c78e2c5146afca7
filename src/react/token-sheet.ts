import { OWN } from '../core/config/own-prefix';
import type { Tokens } from '../core/config/tokens';
import { css, replaceText, type Sheet } from './css';
import { isTokenValue } from './token-value';

let sheet: Sheet | undefined;

/**
 * The tokens of the configuration, as a sheet that every root adopts after the defaults. A token of the page's
 * document, or of an element around the root, is stronger. Null where the configuration sets none. What cannot be used
 * is left out here and reported later.
 */
export function tokenSheet(tokens: Tokens): Sheet | null {
  const text = textOf(tokens);
  if (!sheet && text) sheet = css(text);
  // The next shell of the page may have other tokens; the roots keep their sheets.
  if (sheet && sheet.text !== text) replaceText(sheet, text);
  return sheet ?? null;
}

function textOf(tokens: Tokens): string {
  const rules = Object.entries(tokens)
    .filter(([name, value]) => /^--oms-[\w-]+$/.test(name) && isTokenValue(name, value))
    .map(([name, value]) => `${name.replace('--oms-', OWN)}:var(${name},${wordsOf(value)})`);
  // Stronger than the defaults: which of the two sheets a root adopts last depends on which code has come first.
  return rules.length > 0 ? `:root:root,:host(:not(#o)){${rules.join(';')}}` : '';
}

const wordsOf = (value: NonNullable<Tokens[keyof Tokens]>) =>
  typeof value === 'string' ? value : `light-dark(${value.light},${value.dark})`;
