import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { at } from '../../tools/paths';
import { settings } from '../../vite.config';

/**
 * Writes the style sheet of elements that servers write into a folder of the CDN build. `@oms/shell/server` gives the
 * same text the same name.
 */
export async function writeServedSheet(folder: string): Promise<void> {
  mkdirSync(at('.cache'), { recursive: true });
  const made = mkdtempSync(at('.cache/served-'));
  try {
    await build(settings.server('elements/server/style-sheet.ts', made));
    const { styleSheet } = (await import(
      pathToFileURL(join(made, 'server.js')).href
    )) as typeof import('../../elements/server/style-sheet');
    const { path, text } = styleSheet();
    writeFileSync(join(folder, path), text);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
