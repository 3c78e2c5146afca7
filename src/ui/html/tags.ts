/** Finds `what` in `text` at or after `from`; −1 where it is not. The one way in which this file looks through a text. */
type Find = (text: string, what: string, from: number) => number;

const indexOf: Find = (text, what, from) => text.indexOf(what, from);

/** One tag of a text: `text.slice(start, end)`. */
interface Tag {
  start: number;
  end: number;
  /** In lower case, with the slash of a closing tag: `a`, `/a`. */
  name: string;
}

const NAME = /\/?[a-z][^\s/>]{0,20}/iy;

/**
 * The tags of a text, in order, where each ends at its first `>`. Each part of the text is looked at a fixed number of
 * times, whatever is in it: a search that finds nothing is not made again.
 */
function* tagsOf(text: string, find: Find): Generator<Tag, void, number | undefined> {
  for (let start = find(text, '<', 0); start >= 0; ) {
    NAME.lastIndex = start + 1;
    const name = NAME.exec(text)?.[0].toLowerCase();
    if (name === undefined) {
      start = find(text, '<', start + 1);
      continue;
    }
    const close = find(text, '>', start);
    if (close < 0) return;
    const from = (yield { start, end: close + 1, name }) ?? close + 1;
    start = find(text, '<', from);
  }
}

const HANDLERS = /\s(?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+)/gi;

/**
 * Rewrites the tags of a text. An element whose content is no text, such as a script, is left out as a whole where it is closed.
 * @param dropped names of such elements
 * @param rewrite what stands in the place of a tag
 */
function rewriteTags(
  text: string,
  dropped: readonly string[],
  rewrite: (tag: string, name: string) => string,
  find: Find,
): string {
  // Closing tags are looked for in lower case; only letters of ASCII, so that the places stay the same.
  const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const unclosed = new Set<string>();
  const out: string[] = [];
  let done = 0;
  const tags = tagsOf(text, find);
  for (let next = tags.next(); !next.done; ) {
    const { start, end, name } = next.value;
    out.push(text.slice(done, start));
    done = end;
    let closed = -1;
    if (dropped.includes(name) && !unclosed.has(name)) {
      closed = find(lower, `</${name}`, end);
      if (closed >= 0) closed = find(lower, '>', closed);
      if (closed < 0) unclosed.add(name);
    }
    if (closed >= 0) done = closed + 1;
    out.push(rewrite(closed >= 0 ? '' : text.slice(start, end), name));
    next = tags.next(done);
  }
  out.push(text.slice(done));
  return out.join('');
}

/**
 * Removes inline styles and handlers, which a strict Content-Security-Policy would report while DOMPurify parses: the
 * page's owner would find them in the reports. It does not make the HTML safe, DOMPurify does; an attribute that slips
 * through is merely reported.
 * @param find looks through the text; replaced by a test that counts
 */
export const quieten = (html: string, find: Find = indexOf): string =>
  rewriteTags(html, ['script', 'style'], (tag) => tag.replace(HANDLERS, ''), find);

const LINE_ENDS = /^(?:br|\/(?:p|div|li|tr|h[1-6]))$/;

/**
 * The text of HTML, to be shown as text and never parsed: a tag that slips through is read, not run.
 * @param find as for `quieten`
 */
export const plainText = (html: string, find: Find = indexOf): string =>
  rewriteTags(html, ['script', 'style', 'template'], (_, name) => (LINE_ENDS.test(name) ? '\n' : ' '), find)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n\s*/g, '\n')
    .trim();
