/** HTML text that is safe in a page: all interpolated values are escaped. */
export class Html {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

type Interpolated = string | number | Html | null | undefined | false | readonly Interpolated[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(value: Interpolated): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(render).join('');
  return String(value).replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);
}

/**
 * The template tag of the server-rendered pages. It escapes values for element content and for attributes in double
 * quotes; it inserts an `Html` value as it is, and null, undefined and false as nothing.
 * It does not make a url or a script safe: build addresses only with `URLSearchParams` or `encodeURIComponent`.
 */
export function html(strings: TemplateStringsArray, ...values: Interpolated[]): Html {
  let text = strings[0] ?? '';
  values.forEach((value, index) => {
    text += render(value) + (strings[index + 1] ?? '');
  });
  return new Html(text);
}

/** Data for a `<script type="application/json">` block. `<` is escaped, so that no value can end the block. */
export function jsonBlock(value: unknown): Html {
  return new Html(JSON.stringify(value).replace(/</g, '\\u003c'));
}
