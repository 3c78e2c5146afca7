/**
 * A page that takes bug reports carries it: its content is the address of the form. Every page looks for it, so it is
 * apart from the code of the panel.
 */
export const MARKER = 'meta[name="oms-bug-report"]';
