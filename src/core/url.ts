/**
 * The address of a link, or null where it is not http or https. Every address from a reply, a message or an attribute passes here
 * before it becomes a link or a redirect.
 * @example
 * safeUrl('/home', 'https://console.example'); // 'https://console.example/home'
 * safeUrl('javascript:alert(1)'); // null
 */
export function safeUrl(value: unknown, base?: string): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  try {
    const url = new URL(value.trim(), base);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
    // A user part makes an address look like another: https://bank.example@evil.example.
    if (url.username !== '' || url.password !== '') return null;
    return url.href;
  } catch {
    return null;
  }
}

/** `safeUrl`, and of one of the given origins: for redirects after login. */
export function allowedRedirect(value: unknown, origins: readonly string[], base?: string): string | null {
  const url = safeUrl(value, base);
  return url !== null && origins.includes(new URL(url).origin) ? url : null;
}

/** Characters that browsers remove from an address without notice: they would hide the real address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters
export const CONTROL = /[\u0000-\u001f\u007f]/;

/** A path that browsers read as an address of another host. */
export const NAMES_HOST = /^\/[/\\]/;
