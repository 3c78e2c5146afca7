import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing';

interface Upload {
  entity: { id: string; filename: string; genUrl: string };
}

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer(24_500);
  token = (await server.signIn('client.admin@oms.test')).token;
});
afterAll(() => server.close());

function upload(name: string, bytes: Uint8Array<ArrayBuffer>, type = 'image/png', field = 'file') {
  const form = new FormData();
  form.set('model', 'logistics');
  form.set(field, new Blob([bytes], { type }), name);
  return server.call<Upload>('userCentre', '/api/v1/BizAttach/uploadFile', { token, body: form });
}
const bytesOf = (text: string | Buffer) => new Uint8Array(Buffer.from(text as string));

describe('uploads', () => {
  it('are served unchanged, with a content type that browsers do not guess', async () => {
    const { code, data } = await upload('照片 1.png', bytesOf(png));
    expect(code).toBe(200);
    expect(data.entity.filename).toBe('照片 1.png');
    const response = await fetch(data.entity.genUrl);
    expect(Buffer.from(await response.arrayBuffer()).equals(png)).toBe(true);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-disposition')).toContain('inline');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('never become pages', async () => {
    const { data } = await upload('notes.txt', bytesOf('<script>alert(1)</script>'), 'text/html');
    const response = await fetch(data.entity.genUrl);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it.each([
    ['page.html', '<html></html>', 'image/png'],
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['fake.png', '<script>alert(1)</script>', 'image/png'],
    ['tool.exe', 'MZ', 'application/pdf'],
    ['empty.png', '', 'image/png'],
    ['.png', png, 'image/png'],
    ['noending', png, 'image/png'],
  ])('refuse %s', async (name, content, type) => {
    expect(await upload(name, bytesOf(content as string), type)).toMatchObject({ status: 200, code: 10030 });
  });

  it('refuse more than 10 MB, and take just that', async () => {
    const large = new Uint8Array(10 * 1024 * 1024);
    large.set(png);
    expect((await upload('large.png', large)).code).toBe(200);
    const larger = new Uint8Array(large.length + 1);
    larger.set(png);
    const refused = await Promise.all(
      [larger, larger, new Uint8Array(larger.length * 2)].map((one) => upload('larger.png', one)),
    );
    expect(refused.map(({ code }) => code)).toEqual([10030, 10030, 10030]);
  });

  it('need the field, a token, and lose folders in names', async () => {
    expect((await upload('a.png', bytesOf(png), 'image/png', 'other')).code).toBe(10010);
    expect((await server.call('userCentre', '/api/v1/BizAttach/uploadFile', { token, body: {} })).code).toBe(
      10010,
    );
    expect(
      (await server.call('userCentre', '/api/v1/BizAttach/uploadFile', { body: new FormData() })).status,
    ).toBe(401);
    expect((await upload('../../etc/pa:ss.png', bytesOf(png))).data.entity.filename).toBe('pass.png');
  });

  it.each([100, 101, 110, 114])('are served under a name of %i characters', async (length) => {
    for (const letter of ['a', '照']) {
      const name = `${letter.repeat(length - 4)}.png`;
      const { filename, genUrl } = (await upload(name, bytesOf(png))).data.entity;
      expect(filename).toBe(name);
      expect((await fetch(genUrl)).status).toBe(200);
    }
  });

  it('are deleted by their owner alone', async () => {
    const { id, genUrl } = (await upload('mine.png', bytesOf(png))).data.entity;
    const member = (await server.signIn('client.member@oms.test')).token;
    const del = (as: string) => server.call('userCentre', `/api/v1/BizAttach/del?id=${id}`, { token: as });
    expect((await del(member)).code).toBe(10020);
    expect((await fetch(genUrl)).status).toBe(200);
    expect((await del(token)).code).toBe(200);
    expect((await fetch(genUrl)).status).toBe(404);
    expect((await server.call('userCentre', '/files/..%2f..%2fetc/passwd')).status).not.toBe(500);
  });
});

describe('feedback', () => {
  const add = async (body: unknown, as = token) => {
    const { code, message } = await server.call('feedback', '/api/v2/userQuestion/add?lang=en', {
      token: as,
      body,
    });
    return code === 200 ? 200 : message;
  };
  const question = { questionDescription: 'The list is empty', phone: '13800138000', attachment: '' };

  it('is kept, with up to five images of one’s own', async () => {
    expect(await add(question)).toBe(200);
    const { genUrl } = (await upload('shot.png', bytesOf(png))).data.entity;
    expect(await add({ ...question, attachment: Array(5).fill(genUrl).join(',') })).toBe(200);
    expect(await add({ ...question, questionDescription: 'x'.repeat(1_000), phone: '123' })).toBe(200);
  });

  it('is refused by the rules of the form', async () => {
    const { genUrl } = (await upload('shot.png', bytesOf(png))).data.entity;
    const text = (await upload('notes.txt', bytesOf('text'))).data.entity.genUrl;
    const blank = 'This information cannot be blank, please fill in';
    expect(await add({ ...question, questionDescription: '' })).toBe(blank);
    expect(await add({ ...question, questionDescription: '  ' })).toBe(blank);
    expect(await add({ ...question, questionDescription: 'x'.repeat(1_001) })).toBe('length exceeds limit');
    for (const phone of ['', '12', '1234567890123456', '+861380013', '12a4', '١٢٣٤']) {
      expect(await add({ ...question, phone })).toBe('please enter a correct phone number');
    }
    expect(await add({ ...question, attachment: Array(6).fill(genUrl).join(',') })).toBe(
      'at most 5 attachments',
    );
    for (const attachment of [
      text,
      'https://evil.example/a.png',
      `${genUrl.split('/files/')[0]}/files/x/y.png`,
      'javascript:1',
    ]) {
      expect(await add({ ...question, attachment })).toBe('only images can be uploaded');
    }
    const member = (await server.signIn('client.member@oms.test')).token;
    expect(await add({ ...question, attachment: genUrl }, member)).toBe('only images can be uploaded');
  });
});
