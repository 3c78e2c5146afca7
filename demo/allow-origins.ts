import { StartError } from './support/start-error';

/**
 * Reads ALLOW_ORIGINS: the origins of pages outside of the demo that may use its services, separated by commas or blanks.
 * @returns each once, as browsers write it
 * @throws StartError that quotes each value that is no origin
 */
export function allowOriginsFrom(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const values = (env.ALLOW_ORIGINS ?? '').split(/[\s,]+/).filter((value) => value !== '');
  const refused = values.filter((value) => originOf(value) === undefined);
  if (refused.length === 0) return [...new Set(values.map((value) => originOf(value) as string))];
  throw new StartError(
    `ALLOW_ORIGINS has ${refused.map((value) => `"${value}"`).join(', ')}, but it has to be a list of origins such as http://localhost:5173: scheme, host and port without a path, separated by commas. There is no sign for "every origin": the calls carry cookies.`,
  );
}

/** The origin that a text names; a slash at its end, as the address line shows it, is no path. */
function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, href, host } = new URL(text);
  // A host may hold `*` for a parser, but names no page.
  const named = /^https?:$/.test(protocol) && !host.includes('*');
  return named && href === `${origin}/` ? origin : undefined;
}
