import type { ServedElement, ShellRenderer } from '@oms/shell/server';
import { type FakeServicesOptions, fakeServices } from '../../testing';

const USER_CENTRE = 'https://uc.test';

/** What MSW asks of a handler. */
interface Handler {
  run(given: { request: Request; requestId: string }): Promise<{ response?: Response } | null>;
}

/** The replies that a server gets of the services, each as its text. */
async function repliesOf(world: FakeServicesOptions) {
  const [handler] = fakeServices(world).handlers<Handler>({ url: USER_CENTRE });
  const ask = async (path: string, init: RequestInit) => {
    const answered = await handler?.run({ request: new Request(USER_CENTRE + path, init), requestId: '1' });
    return answered?.response?.text();
  };
  const granted = await ask('/auth/jwt/authorize', { method: 'POST', body: '{}' });
  const { token } = JSON.parse(granted ?? '').data as { token: string };
  const get = (path: string) => ask(path, { headers: { authorization: `Bearer ${token}` } });
  return {
    user: await get('/api/v1/My/getUserInfo'),
    menu: await get('/api/v1/Context/baseData'),
    open: await get('/api/v1/Context/baseData?noVerify=1'),
    notices: await get('/api/v1/BizNotify/stats'),
    announcements: await get('/api/v1/BizAnnouncement/stats'),
  };
}

/** The markup that a server writes for these elements. */
export async function servedMarkup(
  renderer: ShellRenderer,
  { world, url, elements }: { world: FakeServicesOptions; url: string; elements: readonly ServedElement[] },
): Promise<string> {
  const replies = await repliesOf(world);
  const { html } = await renderer.render({ lang: 'en', url, replies, elements });
  return html.join('\n');
}
