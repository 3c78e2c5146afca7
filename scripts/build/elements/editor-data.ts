import { writeFileSync } from 'node:fs';
import pkg from '../../../package.json' with { type: 'json' };
import { at } from '../../../tools/paths';
import { describeElements } from '../../describe/elements';
import { customElementsManifest } from './custom-elements-manifest';
import { htmlData } from './html-data';
import { webTypes } from './web-types';

/** Files of the package that editors and tools read, and their content. */
export function editorData() {
  const elements = describeElements();
  return {
    'dist/custom-elements.json': customElementsManifest(elements),
    'dist/vscode.html-custom-data.json': htmlData(elements),
    'dist/web-types.json': webTypes(elements, pkg.version),
  } as const;
}

export async function buildEditorData(): Promise<void> {
  for (const [file, content] of Object.entries(editorData()))
    writeFileSync(at(file), `${JSON.stringify(content)}\n`);
}
