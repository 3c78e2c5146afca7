import { fakeServices } from '../../testing';
import { smallWorld } from '../small-world';

/** The calls that bar, menu and bell make by themselves. */
const CALLS = [
  'POST /auth/jwt/authorize',
  'GET /api/v1/My/getUserInfo',
  'GET /api/v1/UcUserFavMenu/findAll',
  'GET /api/v1/My/getUserOptionByName',
  'GET /api/v1/BizAnnouncement/stats',
  'GET /api/v1/BizAnnouncement/recent',
  'GET /api/v1/TaskCenter/findList',
  'GET /api/v1/Organization/findByPage',
];

/** The replies of the fake services to the calls that a page makes by itself, by call. */
export async function firstReplies(): Promise<Record<string, unknown>> {
  const { config, fetch, getToken } = fakeServices(smallWorld);
  const headers = { authorization: `Bearer ${await getToken()}` };
  const replies = CALLS.map(async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const response = await fetch(config.hosts.userCentre + path, { method, headers });
    return [call, ((await response.json()) as { data: unknown }).data] as const;
  });
  return Object.fromEntries(await Promise.all(replies));
}
