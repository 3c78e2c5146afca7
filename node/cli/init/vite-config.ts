/** The names of Vite's configuration, those that projects have most at first. */
export const VITE_CONFIGS = ['ts', 'js', 'mts', 'mjs'].map((ending) => `vite.config.${ending}`);

const IMPORT = "import { omsShell } from '@oms/shell/vite';";

/** A configuration for a project that has none. */
export const viteConfig = (call: string): string =>
  `${IMPORT}\nimport { defineConfig } from 'vite';\n\nexport default defineConfig({ plugins: [${call}] });\n`;

export const hasPlugin = (config: string): boolean => config.includes('@oms/shell/vite');

/**
 * A configuration with the plugin in it; null where its text does not show for certain where plugins belong.
 * @param call of the plugin, as `omsShell({ … })`
 */
export function withPlugin(config: string, call: string): string | null {
  // What is said of plugins elsewhere is none of ours.
  const places = [...config.matchAll(/\bplugins\s*:\s*\[/g)];
  const objects = [...config.matchAll(/\bexport\s+default\s+(?:defineConfig\s*\(\s*)?\{/g)];
  const [place] = places.length > 0 ? places : objects;
  const isClear =
    objects.length === 1 && places.length < 2 && !/\brequire\s*\(|\/\*|^\s*\/\/.*plugins/m.test(config);
  if (!place || !isClear) return null;
  const end = place.index + place[0].length;
  const rest = config.slice(end);
  const separator = /^\s*\]/.test(rest) ? '' : ', ';
  const added = places.length > 0 ? `${call}${separator}` : ` plugins: [${call}],`;
  const lineEnd = config.includes('\r\n') ? '\r\n' : '\n';
  return `${IMPORT}${lineEnd}${config.slice(0, end)}${added}${rest}`;
}
