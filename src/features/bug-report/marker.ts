/** A page that takes bug reports carries it: its content is the address of the form. */
export const MARKER = 'meta[name="oms-bug-report"]';
