/** Names of RFC 2606, which never answer: the package's own examples have them. `.test` is a name of real test servers, too. */
const PLACEHOLDER = /(^|\.)(example|invalid|example\.(com|net|org))$/;

export const isPlaceholder = (address: string): boolean =>
  URL.canParse(address) && PLACEHOLDER.test(new URL(address).hostname);

/**
 * A sentence on each address of the configuration that still is that of an example. One that follows from another
 * counts once.
 */
export function* checkPlaceholders(hosts: Readonly<Record<string, unknown>>): Iterable<string> {
  const said = new Set<string>();
  for (const [key, address] of Object.entries(hosts)) {
    if (typeof address !== 'string' || !isPlaceholder(address)) continue;
    const { origin } = new URL(address);
    if (said.has(origin)) continue;
    said.add(origin);
    yield `hosts.${key} is still ${address}, an address of examples, which never answers: put your own in its place.`;
  }
}
