import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing';

interface Upload {
  entity: { id: string; filename: string; genUrl: string };
}
interface Attachment {
  id: string;
  title: string;
  createdName: string;
  mine: boolean;
  genUrl: string;
}

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
let server: TestServer;
let token: string;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oms-files-'));
  server = await startTestServer(24_500, { dataDir: folder });
  token = (await server.signIn('client.admin@oms.test')).token;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What lies in the folder of files. */
const left = () => readdirSync(join(folder, 'files')).sort();

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

  it('refuse more than 50 MB, and take just that', async () => {
    const large = new Uint8Array(50 * 1024 * 1024);
    large.set(png);
    const { data } = await upload('large.png', large);
    expect((await (await fetch(data.entity.genUrl)).arrayBuffer()).byteLength).toBe(large.length);
    const larger = new Uint8Array(large.length + 1);
    larger.set(png);
    for (const bytes of [larger, new Uint8Array(large.length + 2 * 1024 * 1024)]) {
      expect(await upload('larger.png', bytes)).toMatchObject({
        code: 10030,
        message: '文件超过 50 MB，请压缩后再上传',
      });
    }
    await upload('gone.png', bytesOf(png));
    expect(left().filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it.each([
    ['empty.png', '', '文件是空的，请重新选择'],
    ['page.html', '<html></html>', '仅支持图片、PDF、Office 文档、CSV 和文本文件，且内容须与扩展名一致'],
    ['text.csv', 'a,b\0', '仅支持图片、PDF、Office 文档、CSV 和文本文件，且内容须与扩展名一致'],
    ['noending', png, '文件名缺少扩展名'],
  ])('say why %s is refused, and keep nothing of it', async (name, content, message) => {
    const before = left();
    expect(await upload(name, bytesOf(content as string))).toMatchObject({ code: 10030, message });
    expect(left()).toEqual(before);
  });

  it('take one file under any field, with the other fields in any order', async () => {
    const { code, data } = await upload('a.png', bytesOf(png), 'image/png', 'anything[0]');
    expect(code).toBe(200);
    const form = new FormData();
    form.set('attachment', new Blob([bytesOf(png)]), 'b.png');
    form.set('brief', 'Front');
    const path = '/api/v1/BizAttach/uploadFile';
    const late = await server.call<Upload>('userCentre', path, { token, body: form });
    expect(late.data.entity).toMatchObject({ brief: 'Front', createdName: '周敏', createdBy: '2002' });
    form.set('another', new Blob([bytesOf(png)]), 'c.png');
    expect(await server.call('userCentre', path, { token, body: form })).toMatchObject({
      code: 10030,
      message: '一次只能上传一个文件',
    });
    expect((await server.call('userCentre', path, { token, body: new FormData() })).code).toBe(10030);
    expect((await server.call('userCentre', path, { token, body: {} })).code).toBe(10030);
    expect((await server.call('userCentre', path, { body: new FormData() })).status).toBe(401);
    expect(data.entity.filename).toBe('a.png');
  });

  it.each([
    ['../../etc/pa:ss.png', 'pass.png'],
    ['..\\..\\boot.png', 'boot.png'],
    ['a"b\'c.png', "ab'c.png"],
    ['📦 箱子 🏷️.png', '📦 箱子 🏷️.png'],
    ['a\u202egnp.png', 'agnp.png'],
    ['a  b . png', 'a b . png'],
    ['a\r\nset-cookie: b.png', 'aset-cookie b.png'],
    [`${'📦'.repeat(80)}.png`, `${'📦'.repeat(55)}.png`],
  ])('have readable names: %s', async (name, expected) => {
    const reply = await upload(name, bytesOf(png));
    if (expected.endsWith('. png')) return expect(reply.code).toBe(10030);
    expect(reply.data.entity.filename).toBe(expected);
    const { headers, status } = await fetch(reply.data.entity.genUrl);
    expect(status).toBe(200);
    const disposition = headers.get('content-disposition') ?? '';
    expect(disposition).not.toMatch(/[\r\n]/);
    expect(decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(disposition)?.[1] ?? '')).toBe(expected);
  });

  it('that break off leave nothing behind', async () => {
    const before = left();
    const upload = request(`${server.urls.userCentre}/api/v1/BizAttach/uploadFile`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
    });
    upload.on('error', () => {});
    upload.write(`--b\r\ncontent-disposition: form-data; name="f"; filename="a.png"\r\n\r\n`);
    upload.write(Buffer.concat([png, Buffer.alloc(200_000)]));
    await expect.poll(() => left().length).toBe(before.length + 1);
    upload.destroy();
    await expect.poll(left).toEqual(before);
  });

  it('that belong to no row after a kill are gone at the next start, and others stay', async () => {
    const { data } = await upload('stays.png', bytesOf(png));
    const place = (name: string) => join(folder, 'files', name);
    const [orphan, half, recent] = [randomUUID(), `${randomUUID()}.part`, randomUUID()];
    for (const name of [orphan, half, recent]) writeFileSync(place(name), png);
    for (const name of [orphan, half, data.entity.id])
      utimesSync(place(name), new Date(), new Date(Date.now() - 700_000));
    utimesSync(place(recent), new Date(), new Date(Date.now() - 5_000));
    const { databaseUrl } = server;
    if (!databaseUrl) await server.close();
    const again = await startTestServer(databaseUrl ? 24_530 : 24_500, {
      dataDir: folder,
      ...(databaseUrl && { databaseUrl }),
    });
    await expect.poll(left).not.toContain(orphan);
    await expect.poll(left).not.toContain(half);
    expect(left()).toContain(data.entity.id);
    // Where another backend writes to the folder, too, that may be under way.
    await expect.poll(() => left().includes(recent)).toBe(databaseUrl !== undefined);
    if (databaseUrl) return again.close();
    server = again;
    token = (await server.signIn('client.admin@oms.test')).token;
  });

  it('are kept over a restart, as files beside the database', async () => {
    const { data } = await upload('kept.png', bytesOf(png));
    expect(left()).toContain(data.entity.id);
    // A test's PostgreSQL database goes with its server, so there another backend beside it reads the folder.
    const { databaseUrl } = server;
    if (!databaseUrl) await server.close();
    const again = await startTestServer(databaseUrl ? 24_530 : 24_500, {
      dataDir: folder,
      ...(databaseUrl && { databaseUrl }),
    });
    const address = again.urls.userCentre + new URL(data.entity.genUrl).pathname;
    expect((await fetch(address)).status).toBe(200);
    const download = await fetch(`${address}?download=1`);
    expect(download.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(download.headers.get('content-length')).toBe(String(png.length));
    if (databaseUrl) return again.close();
    server = again;
    token = (await server.signIn('client.admin@oms.test')).token;
  });

  it.each([100, 101, 110, 114])('are served under a name of %i characters', async (length) => {
    for (const letter of ['a', '照']) {
      const name = `${letter.repeat(length - 4)}.png`;
      const { filename, genUrl } = (await upload(name, bytesOf(png))).data.entity;
      expect(filename).toBe(name);
      expect((await fetch(genUrl)).status).toBe(200);
    }
  });

  it('are deleted by their owner, whatever they were said to be for', async () => {
    const form = new FormData();
    form.set('model', 'task');
    form.set('type', 'result');
    form.set('file', new Blob([bytesOf(png)]), 'mine.png');
    const path = '/api/v1/BizAttach/uploadFile';
    const { id } = (await server.call<Upload>('userCentre', path, { token, body: form })).data.entity;
    expect((await server.call('userCentre', `/api/v1/BizAttach/del?id=${id}`, { token })).code).toBe(200);
    expect(left()).not.toContain(id);
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

describe('attachments of a record', () => {
  const attach = (recordType: string, recordId: string, name = 'proof.png') => {
    const form = new FormData();
    form.set('recordType', recordType);
    form.set('recordId', recordId);
    form.set('file', new Blob([bytesOf(png)]), name);
    return server.call<Upload>('userCentre', '/api/v1/BizAttach/uploadFile', { token, body: form });
  };
  const list = (recordType: string, recordId: string, as = token) =>
    server.call<Attachment[]>(
      'userCentre',
      `/api/v1/BizAttach/findByRecord?recordType=${recordType}&recordId=${recordId}&lang=en`,
      { token: as },
    );
  const orderId = async () => {
    const { data } = await server.call<{ content: { id: string }[] }>(
      'orderApi',
      '/api/v2/deliverOrder/findByPage?rows=1',
      { token },
    );
    return data.content[0]?.id ?? '';
  };

  it('are listed with their senders, logged, and deleted', async () => {
    const order = await orderId();
    const { data } = await attach('order', order);
    expect((await list('order', order)).data).toMatchObject([
      { id: data.entity.id, title: 'proof.png', createdName: 'Zhou Min', mine: true },
    ]);
    const member = (await server.signIn('client.member@oms.test')).token;
    expect((await list('order', order, member)).data).toMatchObject([{ mine: false }]);
    await server.call('userCentre', `/api/v1/BizAttach/del?id=${data.entity.id}`, { token });
    expect((await list('order', order)).data).toEqual([]);
    const log = await server.call<{ content: { opAction: number }[] }>(
      'boss',
      `/api/v1/OperationLog/findByRecord?recordType=order&recordId=${order}&rows=2`,
      { token },
    );
    expect(log.data.content.map(({ opAction }) => opAction)).toEqual([21, 20]);
  });

  it('belong to a record of the context organisation', async () => {
    const before = left();
    expect((await attach('order', '1')).code).toBe(10020);
    expect((await attach('user', '2002')).code).toBe(10010);
    expect((await attach('order', "1' or 1=1")).code).toBe(10010);
    expect((await list('order', '1')).code).toBe(10020);
    expect(left()).toEqual(before);
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

  it('is kept with what was told of the page, up to 10,000 characters', async () => {
    expect(await add({ ...question, environment: '<script>x</script>\n'.repeat(500) })).toBe(200);
    expect(await add({ ...question, environment: 'x'.repeat(10_001) })).not.toBe(200);
  });

  it('is refused by the rules of the form', async () => {
    const { genUrl } = (await upload('shot.png', bytesOf(png))).data.entity;
    const text = (await upload('notes.txt', bytesOf('text'))).data.entity.genUrl;
    const blank = 'This information cannot be blank, please fill in';
    expect(await add({ ...question, questionDescription: '' })).toBe(blank);
    expect(await add({ ...question, questionDescription: '  ' })).toBe(blank);
    expect(await add({ ...question, questionDescription: 'x'.repeat(1_001) })).toBe('Length exceeds limit');
    for (const phone of ['', '12', '1234567890123456', '+861380013', '12a4', '١٢٣٤']) {
      expect(await add({ ...question, phone })).toBe('Please enter a correct phone number');
    }
    expect(await add({ ...question, attachment: Array(6).fill(genUrl).join(',') })).toBe(
      'At most 5 attachments',
    );
    for (const attachment of [
      text,
      'https://evil.example/a.png',
      `${genUrl.split('/files/')[0]}/files/x/y.png`,
      'javascript:1',
    ]) {
      expect(await add({ ...question, attachment })).toBe('Only images can be uploaded');
    }
    const member = (await server.signIn('client.member@oms.test')).token;
    expect(await add({ ...question, attachment: genUrl }, member)).toBe('Only images can be uploaded');
  });
});
