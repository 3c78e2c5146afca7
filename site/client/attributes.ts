/** The first tag of that name in the code. */
const tagIn = (code: string, tag: string) => new RegExp(`<${tag}((?:\\s[^>]*)?)>`).exec(code);

/** The value of an attribute in the code: undefined where the tag has none, empty for one without a value. */
export function attributeIn(code: string, tag: string, name: string): string | undefined {
  const found = tagIn(code, tag);
  const match = found && new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s/]|$)`).exec(found[1] ?? '');
  return match ? (match[1] ?? '') : undefined;
}

/** The code with the attribute set or, for undefined, left out. */
export function withAttribute(code: string, tag: string, name: string, value: string | undefined): string {
  const found = tagIn(code, tag);
  if (!found) return code;
  const others = (found[1] ?? '').replace(new RegExp(`\\s+${name}(?:="[^"]*")?(?=[\\s/]|$)`), '');
  const own = value === undefined ? '' : value === '' ? ` ${name}` : ` ${name}="${value}"`;
  return code.replace(found[0], `<${tag}${others}${own}>`);
}
