import type { DemoHosts } from '../hosts';
import { Html } from '../support/html';
import type { Lang } from '../support/lang';

/** Bar and menu of a page, written by the user centre for its visitor. */
export interface ServedShell {
  readonly html: Html;
  /** The header by which the browser fetches their style sheet at once. */
  readonly link: string;
}

/** Characters, of which bar and menu have some twenty thousand. */
const LONGEST = 200_000;

/** The elements that the pages of this host have, in their order. */
export const ELEMENTS = ['topnav', 'notice-center', 'org-switcher', 'sidemenu'];

/** The features of the bar on the pages of this host. */
export const FEATURES = 'modules search guide language user';

/**
 * Asks the user centre for bar and menu with the cookies of the visitor. Null where nobody is signed in, and where it
 * does not answer in time.
 * @param cookie the header of the request
 * @param limit ms to wait; 0 asks for nothing
 */
export async function servedShell(
  { services }: DemoHosts,
  { url, lang, cookie, limit }: { url: string; lang: Lang; cookie: string | undefined; limit: number },
): Promise<ServedShell | null> {
  if (limit === 0 || !cookie?.includes('oms_sso=')) return null;
  const address = new URL('/shell/fragment', services.userCentre.url);
  address.search = new URLSearchParams({
    url,
    lang,
    elements: ELEMENTS.join(),
    features: FEATURES,
  }).toString();
  try {
    const response = await fetch(address, {
      headers: { cookie },
      signal: AbortSignal.timeout(limit),
      redirect: 'error',
    });
    const isFragment = response.headers.get('content-type')?.startsWith('text/html');
    const text = response.ok && isFragment ? await response.text() : '';
    const link = response.headers.get('link') ?? '';
    return text !== '' && text.length <= LONGEST ? { html: new Html(text), link } : null;
  } catch {
    return null;
  }
}
