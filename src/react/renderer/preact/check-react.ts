/** `checkReact` of the CDN build: no bundler of the page chooses what these render with. */
export const checkReact = (): void => {};
