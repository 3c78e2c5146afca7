import type { Urls } from '../../hosts';

/** A browser: it keeps cookies by their names, and follows nothing by itself. */
export function browserAt(urls: Urls, cookie = '') {
  const jar = new Map(cookie ? [cookie.split('=') as [string, string]] : []);
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  async function visit(url: string | URL, form?: URLSearchParams) {
    const response = await fetch(new URL(url, urls.userCentre), {
      redirect: 'manual',
      headers: { cookie: cookies() },
      ...(form && { method: 'POST', body: form }),
    });
    for (const text of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const location = response.headers.get('location');
    return { response, to: location ? new URL(location, response.url) : null };
  }
  return { visit, cookies };
}

export type TestBrowser = ReturnType<typeof browserAt>;

/**
 * Does the steps of a person at the provider: opens its page, chooses an account or refuses.
 * @returns where the browser is led
 */
export async function atProvider(
  one: TestBrowser,
  from: string,
  choice: Readonly<Record<string, string>>,
): Promise<URL> {
  const off = await one.visit(from);
  const chooses = await one.visit(off.to ?? '');
  const { status } = (await one.visit(chooses.to ?? '')).response;
  const resumed = await one.visit(chooses.to ?? '', new URLSearchParams(choice));
  const back = await one.visit(resumed.to ?? '');
  if (status !== 200 || !back.to?.pathname.startsWith('/auth/connect/return/')) {
    throw new Error(`the provider answers ${status}, and leads to ${back.to}`);
  }
  return back.to;
}
