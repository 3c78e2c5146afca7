import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing';
import { quotaFrom } from './quota';

const megabyte = 1024 * 1024;
let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer(25_240, { quota: { ofUser: 2 * megabyte, ofOrganisation: 3 * megabyte } });
  token = (await server.signIn('client.admin@oms.test')).token;
});
afterAll(() => server.close());

async function upload(megabytes: number, as = token, lang = 'en') {
  const form = new FormData();
  form.set('file', new Blob(['x'.repeat(megabytes * megabyte)]), 'notes.txt');
  return server.call<{ entity: { id: string } }>('userCentre', `/api/v1/BizAttach/uploadFile?lang=${lang}`, {
    token: as,
    body: form,
  });
}

it('refuses a file for which a user, or the organisation, has no room, and says what to do', async () => {
  const kept = await upload(1.5);
  expect(kept.code).toBe(200);
  const refused = await upload(1);
  expect(refused.code).toBe(10030);
  expect(refused.message).toContain('more than 2 MB. Delete attachments that you no longer need');
  expect((await upload(1, token, 'zh-CN')).message).toContain('超过 2 MB。请先删除不再需要的附件');

  const colleague = (await server.signIn('client.member@oms.test')).token;
  expect((await upload(1, colleague)).code).toBe(200);
  expect((await upload(0.9, colleague)).message).toContain('your organisation would take more than 3 MB');

  await server.call('userCentre', `/api/v1/BizAttach/del?id=${kept.data.entity.id}`, { token });
  expect((await upload(1)).code).toBe(200);
});

it('counts files that come at once', { tags: ['sql'] }, async () => {
  const other = (await server.signIn('service.admin@oms.test')).token;
  const codes = (await Promise.all([1, 2, 3, 4].map(() => upload(0.9, other)))).map(({ code }) => code);
  expect(codes.filter((code) => code === 200)).toHaveLength(2);
});

it('is read from the environment in megabytes', () => {
  expect(quotaFrom({ UPLOAD_QUOTA_MB: '5', UPLOAD_QUOTA_ORGANISATION_MB: ' 7 ' })).toEqual({
    ofUser: 5 * megabyte,
    ofOrganisation: 7 * megabyte,
  });
  expect(quotaFrom({}).ofUser).toBe(1_024 * megabyte);
  for (const UPLOAD_QUOTA_MB of ['0', '-1', 'many', '1.5'])
    expect(() => quotaFrom({ UPLOAD_QUOTA_MB })).toThrow('UPLOAD_QUOTA_MB');
});
