export type Lang = 'en' | 'zh-CN';

/** The shell's language cookie; anything but `en` is Chinese, as in the shell. */
export function langOf(cookie: string | undefined): Lang {
  return cookie === 'en' ? 'en' : 'zh-CN';
}

/** Fills `{name}` places of a locale text. Unknown places stay, so that a slip is seen. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
