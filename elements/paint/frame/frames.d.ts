/** Made by scripts/build/frames. */
declare module 'virtual:frames' {
  export const sheets: readonly import('../../../src/react/css').Sheet[];
  export function readTemplates(): Readonly<Record<string, import('./template').FrameTemplates>>;
}
