import { startTestServer, type TestServer } from '@oms/demo/server/testing';
import type { Bench } from '../bench';
import { type Burst, type BurstPage, onBurstPage } from '../burst-page';
import { portBase } from '../organisation-server';
import { interleaved, spreadOf } from '../statistics';
import { ms, table } from '../table';
import type { Tasks } from '../tasks';

const NOTICES = 1_000;
const ROUNDS = 2;
const USER = 'service.member@oms.test';

const panels = [{ open: false }, { open: true }];
const bursts = [
  { label: 'at once', times: 1 },
  { label: '100 × 10', times: 100 },
];

const bench: Bench = {
  about: 'a thousand notices, on a processor that is slowed down fourfold',
  async run({ browser, print }) {
    const server = await startTestServer(portBase);
    try {
      const { cookie, token } = await server.signIn(USER);
      await readNewest(server, token);
      const results = await interleaved(panels, ROUNDS, ({ open }) =>
        onBurstPage(browser, { server, cookie, open }, async (page) => {
          const samples = [];
          for (const { times } of bursts) samples.push(await burst(server, token, page, times));
          return samples;
        }),
      );
      const rows = results.flatMap(({ one, samples }) =>
        bursts.map(({ label }, at) => [
          `${label}, list ${one.open ? 'open' : 'closed'}`,
          ...figures(samples.map((sample) => sample[at]!)),
        ]),
      );
      // The clock counts what else runs on the machine, the thread does not.
      print(
        table(
          ['longest task', 'clock ms', '>50', '>200', 'thread ms', '>50', '>200', ...Object.keys(medians)],
          rows,
        ),
      );
    } finally {
      await server.close();
    }
  },
};
export default bench;

/** It would pop up over the page. */
async function readNewest(server: TestServer, token: string): Promise<void> {
  const { lastId } = await stats<{ lastId: string | null }>(server, token, 'BizAnnouncement');
  if (lastId === null) return;
  const read = '/api/v1/BizAnnouncement/markAsRead';
  const { code } = await server.call('userCentre', read, { token, body: { id: lastId } });
  if (code !== 200) throw new Error(`${read} was answered with ${code}.`);
}

async function burst(server: TestServer, token: string, page: BurstPage, times: number): Promise<Burst> {
  const unread = (await unreadOf(server, token)) + NOTICES;
  const query = new URLSearchParams({
    user: USER,
    title: 'Burst',
    brief: 'Dock',
    count: `${NOTICES / times}`,
  });
  const made = await page.burst(async () => {
    for (let time = 0; time < times; time++) {
      const { code } = await server.call('userCentre', `/status/notify/gen?${query}`);
      if (code !== 200) throw new Error(`A notice was answered with ${code}.`);
    }
  }, unread);
  const counted = await unreadOf(server, token);
  if (counted !== unread) throw new Error(`${counted} are unread, and ${unread} should be.`);
  const wrong = made.bells.find((bell) => bell !== `${unread} unread, 99+`);
  if (wrong || made.bells.length !== 2) throw new Error(`The bells say: ${made.bells.join('; ')}.`);
  if (made.alerts !== 1) throw new Error(`${made.alerts} alerts were shown, and one should be.`);
  return made;
}

async function unreadOf(server: TestServer, token: string): Promise<number> {
  const notices = await stats<Record<string, { remains: number }>>(server, token, 'BizNotify');
  const announcements = await stats<{ remains: number }>(server, token, 'BizAnnouncement');
  return Object.values(notices).reduce((sum, { remains }) => sum + remains, announcements.remains);
}

async function stats<Stats>(server: TestServer, token: string, of: string): Promise<Stats> {
  const path = `/api/v1/${of}/stats`;
  const { code, data } = await server.call<{ stats: Stats }>('userCentre', path, { token });
  if (code !== 200) throw new Error(`${path} was answered with ${code}.`);
  return data.stats;
}

const medians = {
  frames: ({ frames }: Burst) => frames,
  'DOM changes': ({ changes }: Burst) => changes,
  alerts: ({ alerts }: Burst) => alerts,
  'count right after ms': ({ late }: Burst) => late,
};

/** Of the tasks the worst round, of the rest the median. */
function figures(samples: readonly Burst[]): string[] {
  const worst = (part: 'tasks' | 'thread') => {
    const most = (of: keyof Tasks) => Math.max(...samples.map((sample) => sample[part][of]));
    return [
      most('longest') === 0 ? '<50' : ms(most('longest')),
      String(most('over50')),
      String(most('over200')),
    ];
  };
  const rest = Object.values(medians).map((of) => Math.round(spreadOf(samples.map(of)).median));
  return [...worst('tasks'), ...worst('thread'), ...rest.map(String)];
}
