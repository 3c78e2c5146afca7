/** The value of a cookie; undefined where it is not set, or a sandboxed frame may not read cookies. */
export function cookie(name: string): string | undefined {
  try {
    const found = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
    return found && decodeURIComponent(found);
  } catch {
    return undefined;
  }
}
