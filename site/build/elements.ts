import { readFileSync } from 'node:fs';
import { codes, tableOf } from '../../tools/markdown';
import { at } from '../../tools/paths';
import { describedIn, frameTexts, type SiteLanguage } from './languages';
import type { SitePage } from './page';

interface Named {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
}

interface Field extends Named {
  readonly kind: 'field' | 'method';
  readonly type?: { readonly text: string };
  readonly attribute?: string;
  readonly parameters?: readonly (Named & { readonly optional?: boolean })[];
}

interface ManifestElement {
  readonly tagName: string;
  readonly name: string;
  readonly description: string;
  readonly attributes: readonly (Named & { readonly type: { readonly text: string } })[];
  readonly members: readonly Field[];
  readonly events: readonly Named[];
  readonly slots?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssProperties?: readonly Named[];
}

/** The elements of the Custom Elements Manifest, as the build has written it. */
export function manifestElements(): ManifestElement[] {
  const { modules } = JSON.parse(readFileSync(at('dist/custom-elements.json'), 'utf8')) as {
    modules: { declarations: (ManifestElement & { customElement?: boolean })[] }[];
  };
  return modules.flatMap(({ declarations }) => declarations.filter((one) => one.customElement));
}

const example = (name: string) => readFileSync(at('site/examples', `${name}.html`), 'utf8').trim();

/** The page of each element, made of the manifest and its example. */
export function elementPages(lang: SiteLanguage): SitePage[] {
  return manifestElements().map((element) => ({
    lang,
    textLang: lang,
    group: 'elements',
    path: `elements/${element.tagName}`,
    title: element.tagName,
    source: 'docs/public-face.md',
    text: textOf(element, lang),
  }));
}

function textOf(element: ManifestElement, lang: SiteLanguage): string {
  const words = frameTexts()[lang];
  const say = describedIn(lang);
  const {
    tagName: tag,
    attributes,
    members,
    events,
    slots = [],
    cssParts = [],
    cssProperties = [],
  } = element;
  const own = cssProperties.filter(({ description }) => !description?.startsWith('Theme: '));
  const theme = cssProperties.filter(({ description }) => description?.startsWith('Theme: '));
  const fieldOf = (name: string) => members.find(({ attribute }) => attribute === name);
  const list = (title: string, heads: readonly string[], rows: readonly (readonly string[])[]) =>
    rows.length > 0 ? [`## ${title}`, tableOf(heads, rows)] : [];
  const named = (entries: readonly Named[]) =>
    entries.map(({ name, description = '' }) => [codes([name]), say(description)]);
  const short = tag.replace('oms-', '');
  return [
    `# ${tag}`,
    say(element.description),
    `\`\`\`html live height=${HEIGHTS[short] ?? 320} tag=${tag}\n${example(short)}\n\`\`\``,
    `## ${words.use}`,
    `\`\`\`html\n<${tag}></${tag}>\n\`\`\``,
    `\`\`\`ts\nimport '@oms/shell/elements/${short}';\nimport { ${element.name} } from '@oms/shell/react';\n\`\`\``,
    ...list(
      words.attributes ?? '',
      [words.attribute ?? '', words.values ?? '', words.default ?? '', words.description ?? ''],
      attributes.map(({ name, type, description = '' }) => [
        codes([name]),
        codes(type.text.replaceAll("'", '').split(' | ')),
        say(fieldOf(name)?.default ?? words.none ?? ''),
        say(description),
      ]),
    ),
    ...list(
      words.members ?? '',
      [words.member ?? '', words.description ?? ''],
      members
        .filter(({ attribute }) => !attribute)
        .map(({ kind, name, parameters = [], description = '' }) => [
          codes([
            kind === 'method'
              ? `${name}(${parameters.map((one) => `${one.name}${one.optional ? '?' : ''}`).join(', ')})`
              : name,
          ]),
          say(description),
        ]),
    ),
    ...list(words.events ?? '', [words.event ?? '', words.description ?? ''], named(events)),
    ...list(words.slots ?? '', [words.slot ?? '', words.description ?? ''], named(slots)),
    ...list(words.parts ?? '', [words.part ?? '', words.description ?? ''], named(cssParts)),
    ...list(words.properties ?? '', [words.property ?? '', words.description ?? ''], named(own)),
    ...list(
      words.theme ?? '',
      [words.property ?? '', words.of ?? ''],
      [...new Set(theme.map(({ description = '' }) => description))].map((description) => [
        codes(theme.filter((one) => one.description === description).map(({ name }) => name)),
        say(description.replace(/^Theme: |\.$/g, '')),
      ]),
    ),
    `${words.more}: [${words.behaviour}](behaviour.md) · [${words.publicFace}](public-face.md#${tag})`,
  ].join('\n\n');
}

/** Room of the example's frame in px: what opens in it has to be seen. */
const HEIGHTS: Readonly<Record<string, number>> = {
  topnav: 420,
  sidemenu: 460,
  'notice-center': 520,
  feedback: 460,
  'org-switcher': 420,
};
