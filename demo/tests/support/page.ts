/** A page as a visitor with these cookies gets it; redirects are not followed. */
export async function getPage(
  url: string,
  cookies: Readonly<Record<string, string>> = {},
): Promise<{ status: number; headers: Headers; text: string }> {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const response = await fetch(url, { headers: { cookie }, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
