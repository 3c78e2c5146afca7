/** The build has chosen Preact itself. */
export const checkReact = (): void => {};
