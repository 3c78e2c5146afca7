import type { StaticServer } from '@oms/tools/static-server';
import { hosts, type Stage, visitor } from '../pages';
import { crossedBy } from '../tally';
import { foreignOrigins } from './origins';

/**
 * Runs in a foreign page: it sends calls, forms, pictures, scripts and beacons, to which the browser adds the visitor's
 * cookies.
 */
const FORGE = `async (urls) => {
  const read = [];
  for (const url of urls) {
    for (const init of [{ method: 'POST', body: '{}' }, { method: 'POST', body: new URLSearchParams({ a: 1 }) }, {},
      { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }, { method: 'POST', mode: 'no-cors', body: '{}' }]) {
      try {
        const text = await (await fetch(url, { credentials: 'include', ...init })).text();
        if (text !== '') read.push(url + ' ' + text.slice(0, 80));
      } catch {}
    }
    navigator.sendBeacon(url, '{}');
    await new Promise((done) => { const one = new Image(); one.onload = one.onerror = done; one.src = url; });
    await new Promise((done) => { const one = document.createElement('script'); one.onload = one.onerror = done; one.src = url; document.head.append(one); });
    for (const enctype of ['text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded']) {
      const frame = document.createElement('iframe');
      frame.name = 'target';
      document.body.append(frame);
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: url, enctype, target: 'target' });
      form.innerHTML = '<input name=\\'{"a":"\\' value=\\'"}\\'>';
      document.body.append(form);
      const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
      form.submit();
      await Promise.race([loaded, new Promise((done) => setTimeout(done, 2000))]);
      try { if (frame.contentDocument?.body?.textContent) read.push('form ' + url); } catch {}
      form.remove(); frame.remove();
    }
  }
  return read;
}`;

export async function forgeries(stage: Stage, server: StaticServer): Promise<void> {
  const row = stage.tally.of('calls of foreign pages in a browser with a session');
  const { context, page } = await visitor(stage, false);
  const user = hosts.userCentre;
  const urls = [
    ...['authorize', 'start', 'ticket', 'logout', 'login', 'actas', 'sendCode'].map(
      (name) => `${user}/auth/jwt/${name}`,
    ),
    ...['/api/v1/My/getUserInfo', '/api/v1/My/endOtherSessions', '/api/v1/BizNotify/markAsRead'].map(
      (path) => user + path,
    ),
    ...[
      '/usage',
      '/auth/account/reset',
      '/status/outbox?to=client.admin@oms.test',
      '/status/notify/gen?user=2002&title=x',
    ].map((path) => user + path),
  ];
  try {
    server.page('/forge', '<!doctype html><body>');
    for (const origin of foreignOrigins(server).slice(0, stage.quick ? 1 : 2)) {
      const some = stage.quick ? urls.slice(0, 4) : urls;
      await page.goto(`${origin}/forge`);
      const read = (await page.evaluate(`(${FORGE})(${JSON.stringify(some)})`)) as string[];
      for (const one of read) row.add(crossedBy(`a page of ${origin} reads ${one}`));
      // Five calls, a beacon, a picture, a script, three forms.
      row.add({ held: true }, some.length * 11 - read.length);
      const headers = { origin: hosts.console };
      const session = await context.request.post(`${user}/auth/jwt/authorize`, { headers, data: {} });
      const { code } = (await session.json()) as { code: number };
      row.add(crossedBy(code === 200 ? null : `the session has ended: ${code}`));
    }
  } finally {
    await context.close();
  }
}
