import { posix } from 'node:path';
import markdownIt from 'markdown-it';
import { anchorOf } from './anchors';
import { diagramOf } from './diagrams';
import { exampleOf } from './example';
import { escapeHtml, highlight } from './highlight';
import type { SitePage } from './page';

/** A heading of a page, for the list beside it and for the search. */
export interface Heading {
  readonly level: number;
  readonly id: string;
  readonly title: string;
}

/** A part of a page under a heading, as plain text: what the search finds. */
export interface Section extends Heading {
  readonly text: string;
}

export interface RenderedPage {
  readonly html: string;
  readonly sections: readonly Section[];
}

export interface RenderOptions {
  readonly page: SitePage;
  /** Where a link leads; throws where there is nothing. */
  readonly link: (href: string) => string;
  readonly words: Readonly<Record<string, string>>;
}

type Markdown = ReturnType<typeof markdownIt>;
type Token = ReturnType<Markdown['parse']>[number];

/** The words that a person reads of inline tokens. */
const plainOf = (token: Token | undefined): string =>
  (token?.children ?? [])
    .map((child) => (child.type === 'softbreak' ? ' ' : child.type === 'image' ? '' : child.content))
    .filter((text) => !text.startsWith('<'))
    .join('');

/** Renders a page. */
export function render({ page, link, words }: RenderOptions): RenderedPage {
  const md = markdownIt({ html: true, linkify: false });
  const sections: { level: number; id: string; title: string; text: string[] }[] = [];
  const used = new Map<string, number>();
  let heading = '';

  md.renderer.rules.fence = (tokens, index) => {
    const token = tokens[index];
    const [name = '', ...flags] = (token?.info ?? '').trim().split(/\s+/);
    const code = token?.content ?? '';
    if (name === 'mermaid') return `<figure class="picture">${diagramOf(code, heading)}</figure>`;
    if (flags[0] === 'live') return exampleOf({ code, flags, page, words });
    return `<div class="code"><pre tabindex="0"><code>${highlight(code, name)}</code></pre><button type="button" class="copy" data-copy>${words.copy}</button></div>`;
  };
  md.renderer.rules.table_open = () =>
    `<div class="table" tabindex="0" role="group" aria-label="${words.table}"><table>`;
  md.renderer.rules.table_close = () => '</table></div>';

  const tokens = md.parse(page.text, {});
  tokens.forEach((token, index) => {
    if (token.type === 'heading_open') {
      const title = plainOf(tokens[index + 1]);
      const plain = anchorOf(title);
      const count = used.get(plain) ?? 0;
      used.set(plain, count + 1);
      const id = count ? `${plain}-${count}` : plain;
      token.attrSet('id', id);
      sections.push({ level: Number(token.tag.slice(1)), id, title, text: [] });
    } else if (token.type === 'th_open' && !tokens[index + 1]?.content) {
      // A head without words is none: screen readers would announce an empty one.
      for (const one of [token, tokens[index + 2]]) if (one) one.tag = 'td';
    } else if (token.type === 'inline') {
      if (tokens[index - 1]?.type !== 'heading_open') sections.at(-1)?.text.push(plainOf(token));
      for (const child of token.children ?? []) {
        const attribute = child.type === 'link_open' ? 'href' : child.type === 'image' ? 'src' : undefined;
        const target = attribute && child.attrGet(attribute);
        if (attribute && target) child.attrSet(attribute, link(String(target)));
      }
    }
  });
  md.renderer.rules.heading_open = (all, index, options, _env, self) => {
    heading = plainOf(all[index + 1]);
    return self.renderToken(all, index, options);
  };
  md.renderer.rules.heading_close = (all, index, options, _env, self) => {
    const open = all[index - 2];
    const id = open?.attrGet('id');
    const mark =
      open?.tag === 'h1'
        ? ''
        : ` <a class="anchor" href="#${id}" aria-label="${escapeHtml(`${words.linkTo} ${plainOf(all[index - 1])}`)}">#</a>`;
    return `${mark}${self.renderToken(all, index, options)}`;
  };
  return {
    html: md.renderer.render(tokens, md.options, {}),
    sections: sections.map((one) => ({ ...one, text: one.text.join(' ').replace(/\s+/g, ' ').trim() })),
  };
}

/** The file that a relative link of a document names, and its anchor. */
export function targetOf(source: string, href: string): { file: string; anchor: string } {
  const [path = '', anchor = ''] = href.split('#');
  return { file: path ? posix.join(posix.dirname(source), path) : source, anchor };
}
