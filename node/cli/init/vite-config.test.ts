import { expect, test } from 'vitest';
import { viteConfig, withPlugin } from './vite-config';

const CALL = 'omsShell({})';

test.each([
  [
    'before the plugins that are there',
    "import react from '@vitejs/plugin-react';\nexport default defineConfig({\n  plugins: [react()],\n});\n",
    "import { omsShell } from '@oms/shell/vite';\nimport react from '@vitejs/plugin-react';\nexport default defineConfig({\n  plugins: [omsShell({}), react()],\n});\n",
  ],
  [
    'into an empty list',
    'export default { plugins: [ ] };',
    "import { omsShell } from '@oms/shell/vite';\nexport default { plugins: [omsShell({}) ] };",
  ],
  [
    'into a configuration without plugins, with its ends of lines',
    'export default defineConfig({\r\n  base: "/app/",\r\n});\r\n',
    'import { omsShell } from \'@oms/shell/vite\';\r\nexport default defineConfig({ plugins: [omsShell({})],\r\n  base: "/app/",\r\n});\r\n',
  ],
])('puts the plugin %s', (_, before, after) => {
  expect(withPlugin(before, CALL)).toBe(after);
});

test.each([
  ['a function', 'export default defineConfig(({ mode }) => ({ plugins: [] }));'],
  ['two lists', 'export default defineConfig({ plugins: [], worker: { plugins: [] } });'],
  ['CommonJS', "const vue = require('vue');\nexport default { plugins: [] };"],
  ['a list that is commented out', 'export default {\n  // plugins: [],\n};'],
  ['a configuration from elsewhere', 'export default config;'],
])('leaves %s as it is', (_, config) => {
  expect(withPlugin(config, CALL)).toBeNull();
});

test('makes one for a project that has none', () => {
  expect(viteConfig(CALL)).toContain('export default defineConfig({ plugins: [omsShell({})] });');
});
