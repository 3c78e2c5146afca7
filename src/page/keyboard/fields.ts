/** Selects the elements that a person types into. */
export const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
