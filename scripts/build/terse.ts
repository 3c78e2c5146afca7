import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Another pass over the chunks of the CDN build: two per cent less than the bundler's own minifier leaves, and no
 * annotations for bundlers that will never see them.
 */
export function terse(): Plugin {
  return {
    name: 'terse',
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const file = bundle[`${chunk.fileName}.map`];
        const { code, map } = await minify(chunk.code, {
          module: true,
          // Functions above what uses them: smaller, but for the largest part.
          compress: {
            ecma: 2020,
            passes: 2,
            hoist_funs: chunk.name !== 'shell',
          },
          format: { comments: false },
          // The bundler has written its map already: this one leads through it to the sources.
          ...(file?.type === 'asset' && {
            sourceMap: { content: String(file.source), includeSources: true },
          }),
        });
        if (code === undefined || code.length >= chunk.code.length) continue;
        chunk.code = code;
        if (file?.type === 'asset' && map) file.source = String(map);
      }
    },
  };
}
