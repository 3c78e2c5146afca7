import { OWN } from '../../src/core/config/own-prefix.ts';
import { tokenNames } from '../../src/core/config/tokens.ts';

const names = tokenNames().map((name) => name.slice('--oms-'.length));
const PUBLIC = new RegExp(`--oms-(${names.join('|')})(?![\\w-])`, 'g');
const DECLARED = new RegExp(`(${OWN}(${names.join('|')})):\\s*([^;]+);`, 'g');

/**
 * The tokens of a style sheet by the names that the shell's roots have for them: `--oms-color-text` is
 * `--o-color-text`. A root whose `:host` declared the public name would take the place of the value that the page's
 * document or an element around it has; under another name the declaration asks for that value first, and the default
 * is what the sheet of the defaults says.
 * @param areDefaults whether it is the sheet of the defaults
 */
export function ownTokens(css: string, areDefaults: boolean): string {
  const own = css.replace(PUBLIC, `${OWN}$1`);
  return areDefaults ? own.replace(DECLARED, '$1: var(--oms-$2, $3);') : own;
}
