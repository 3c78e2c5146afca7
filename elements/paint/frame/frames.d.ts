/** Made by scripts/build/frames. */
declare module 'virtual:frames' {
  export const sheets: readonly import('../../../src/react/css').Sheet[];
  export function readTemplates(
    lang: import('../../../src/core/i18n/lang').Lang,
  ): import('./template').FrameTemplates;
}
