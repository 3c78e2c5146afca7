/** Whether the command key is the one for shortcuts. */
export const isMac = (): boolean => /^(Mac|iP)/.test(globalThis.navigator?.platform ?? '');
