import { hosts, Look, openAll, type Stage, shown, visitor } from '../pages';
import { Supply } from '../rewrite';

export async function messages(stage: Stage): Promise<void> {
  const supply = new Supply();
  const { context, page, seen } = await visitor(stage);
  const look = new Look(
    { context, page, seen },
    stage.tally.of('strings in messages between tabs and of foreign windows'),
  );
  try {
    await page.goto(`${hosts.console}/home`);
    await shown(page);
    const other = await context.newPage();
    await other.goto(`${hosts.console}/favicon.svg`);
    const user = await page.evaluate(async () => {
      await window.OmsShell.ready();
      return window.OmsShell.user?.id ?? '';
    });
    const text = () => supply.text().slice(0, 190);
    const kinds = [
      'organisation',
      'favourites',
      'notices-read',
      'announcements-read',
      'realtime',
      'lang',
      'ticket',
      'ticket-taken',
    ];
    const sent: unknown[] = [];
    for (let round = 0; round < (stage.quick ? 4 : 40); round += 1) {
      for (const type of kinds) {
        const stats = {
          2: { remains: 9, lastId: '99999999', lastMsgTitle: text(), lastMsgUrl: supply.address() },
        };
        const receipts = {
          made: [text()],
          withdrawn: [text()],
          sent: [text()],
          refused: [text()],
          message: text(),
        };
        const place = { id: round % 2 ? text() : '1000030', name: text(), code: text(), lang: text() };
        sent.push({
          type,
          user,
          userId: user,
          ...place,
          ...receipts,
          token: text(),
          ticket: text(),
          state: text(),
          stats,
          data: { stats },
        });
      }
      sent.push(
        { type: text() },
        text(),
        [text()],
        { type: '__proto__', user },
        { type: 'constructor' },
        null,
      );
    }
    await other.evaluate((list) => {
      const channel = new BroadcastChannel('oms.shell');
      for (const each of list) channel.postMessage(each);
      channel.close();
    }, sent);
    await look.after('messages of another tab', sent.length);
    await openAll(page, (what) => look.after(`${what}, after messages`, 0), 'a', true);
    // A page of an advertiser in a frame of the host's, and the window that has opened the page.
    await page.evaluate(async (list) => {
      const frame = document.createElement('iframe');
      frame.srcdoc = `<script>onmessage = ({ data }) => { for (const one of data) parent.postMessage(one, '*'); parent.postMessage('done', '*'); }</script>`;
      const done = new Promise((resolve) =>
        addEventListener('message', ({ data }) => data === 'done' && resolve(null)),
      );
      document.body.append(frame);
      await new Promise((resolve) => frame.addEventListener('load', resolve));
      frame.contentWindow?.postMessage(list, '*');
      await done;
      frame.remove();
    }, sent);
    seen.odd.splice(0, seen.odd.length, ...seen.odd.filter((one) => !one.startsWith('frame ')));
    await look.after('messages of a frame', sent.length);
  } finally {
    await context.close();
  }
}
