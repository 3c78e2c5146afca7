import { defineConfig } from 'vite';

/** The console for browsers, on the entries of the package as it is built. */
export default defineConfig({
  root: 'console',
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  resolve: {
    // The package lies in the folder above, with a React of its own where the two are installed apart.
    dedupe: ['react', 'react-dom', 'react-router'],
  },
  build: {
    target: 'es2022',
    // Those of the package: nothing of these is lowered. A lowered light-dark() would be resolved where the token
    // stands, above the theme.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    cssMinify: 'lightningcss',
    outDir: '../dist/console',
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      onLog(level, log, report) {
        // Libraries mark modules for React's server bundles; here all of them run in the browser.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  },
});
