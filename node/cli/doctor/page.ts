import { fromDataset } from '../../../src/core/config/sources';

/** What a page has of the shell, as its markup says. */
export interface FoundPage {
  readonly url: string;
  /** Script tags of the loader: address and attributes. */
  readonly scripts: readonly { src: string; attributes: Readonly<Record<string, string>> }[];
  /** Tags that begin with `oms-`, with their attributes. */
  readonly elements: readonly { tag: string; attributes: Readonly<Record<string, string>> }[];
  /** Sources of the configuration, weakest first; null for a block that is not JSON. */
  readonly sources: readonly unknown[];
  readonly policy: string;
  /** Whether its scripts are modules, or Next's, so that a bundle may have the shell. */
  readonly isBundled: boolean;
}

const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Reads the markup of a page as it was sent; what its scripts add is not there. */
export function readPage(url: string, text: string, policy: string): FoundPage {
  const html = text.replace(/<!--[\s\S]*?-->/g, '');
  const tags = [...html.matchAll(TAG)].map(([, tag = '', rest = '']) => ({
    tag: tag.toLowerCase(),
    attributes: attributesOf(rest),
  }));
  const scripts = tags
    .filter(({ tag, attributes }) => tag === 'script' && /oms-shell(\.all)?\.js/.test(attributes.src ?? ''))
    .map(({ attributes }) => ({ src: new URL(attributes.src ?? '', url).href, attributes }));
  const block = /<script[^>]*data-oms-config[^>]*>([\s\S]*?)<\/script>/i.exec(html)?.[1];
  return {
    url,
    scripts,
    elements: tags.filter(({ tag }) => tag.startsWith('oms-')),
    sources: [
      fromDataset(datasetOf(scripts[0]?.attributes ?? {})),
      block === undefined ? undefined : parse(block),
    ],
    policy,
    isBundled: tags.some(
      ({ tag, attributes: { type, src = '' } }) =>
        tag === 'script' && (type === 'module' || src.includes('/_next/')),
    ),
  };
}

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    found[name.toLowerCase()] = double ?? single ?? bare ?? '';
  }
  return found;
}

function datasetOf(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const data = Object.entries(attributes).filter(([name]) => name.startsWith('data-'));
  return Object.fromEntries(
    data.map(([name, value]) => [
      name.slice(5).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
