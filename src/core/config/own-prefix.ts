/**
 * How the names of tokens begin within the shell's roots (scripts/build/own-tokens.ts). Apart from their list, which no
 * page loads for its first view.
 */
export const OWN = '--o-';
