import { build, type Plugin } from 'esbuild';
import { at } from '../paths';
import { shown } from './documented';

interface HostBundle {
  /** What a page of the router starts with: its host, and the code of the document, as `documented/<file>`. */
  readonly entry: string;
  /** The folder that it imports from. */
  readonly folder: string;
  readonly alias?: Readonly<Record<string, string>>;
  readonly define?: Readonly<Record<string, string>>;
}

const documents = (folder: string): Plugin => ({
  name: 'documents',
  setup(bundle) {
    bundle.onResolve({ filter: /^documented\// }, ({ path }) => ({
      path: path.slice('documented/'.length),
      namespace: 'documented',
    }));
    bundle.onLoad({ filter: /./, namespace: 'documented' }, ({ path }) => ({
      contents: shown(path),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
      resolveDir: folder,
    }));
  },
});

/** The script of a page whose host bundles the package. The page has what it configures as `hostConfig`. */
export async function bundleHost({ entry, folder, alias = {}, define = {} }: HostBundle): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { configureShell } from '@oms/shell';
        import '@oms/shell/elements';
        configureShell(window.hostConfig);
        ${entry}`,
      resolveDir: folder,
      loader: 'ts',
    },
    // A page has one React, also where the folder has another.
    alias: { react: at('node_modules/react'), 'react-dom': at('node_modules/react-dom'), ...alias },
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    bundle: true,
    format: 'iife',
    // The package as it is built: the project's own paths lead to its sources.
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } },
    logLevel: 'error',
    plugins: [documents(folder)],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
