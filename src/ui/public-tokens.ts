import { OWN } from '../core/config/own-prefix';

/**
 * A style sheet that gives the document's content the tokens by their public names, whose values the shell's sheets
 * have by names of their own (scripts/build/own-tokens.ts). Not on `:root`, where the shell's names are made from what
 * a host has put there.
 * @param defaults text of src/ui/tokens.css
 */
export function publicTokens(defaults: string): string {
  const names = new Set([...defaults.matchAll(/var\(--oms-([\w-]+),/g)].map(([, name]) => name));
  return `:where(body){${[...names].map((name) => `--oms-${name}:var(${OWN}${name})`).join(';')}}`;
}
