import { report } from './report';

/**
 * Names the tags of the page that look like one of the shell's and are none: a browser shows such an element as an
 * empty one, and says nothing.
 */
export function reportUnknownTags(tags: readonly string[], source: string): void {
  const seen: Record<string, true> = {};
  for (const tag of tags) seen[tag] = true;
  for (const { localName } of document.querySelectorAll(':not(:defined)')) {
    if (seen[localName] || !/^oms-/.test(localName)) continue;
    seen[localName] = true;
    report({ code: 'tag', message: `<${localName}> is no element; there are ${tags.join(', ')}`, source });
  }
}
