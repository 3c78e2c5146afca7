import { expect, it } from 'vitest';
import { orders, type Page, type Row, recordServer } from '../testing-records';

const { server, token, call, page, goodOrder } = recordServer(25_200);

const upload = (name: string, bytes: string, key: string) => {
  const form = new FormData();
  form.set('model', 'logistics');
  form.set('file', new Blob([bytes]), name);
  return server().call<{ entity: Row; genUrl: string }>('userCentre', '/api/v1/BizAttach/uploadFile', {
    token: token(),
    body: form,
    headers: { 'idempotency-key': key },
  });
};

/** What a form sends, where it goes, and how many there are by then. */
const forms = {
  'a record': async () => ({
    service: 'orderApi' as const,
    path: `${orders}/add`,
    body: await goodOrder(),
    other: { ...(await goodOrder()), quantity: 7 },
    count: async () => (await page('orderApi', `${orders}/findByPage?rows=1`)).totalElements,
  }),
  'a label': async () => ({
    service: 'boss' as const,
    path: '/api/v1/BizLabel/save',
    body: { labelName: 'Twice', labelColour: '#123456' },
    other: { labelName: 'Thrice', labelColour: '#123456' },
    count: async () => (await call<Row[]>('boss', '/api/v1/BizLabel/findAll')).data.length,
  }),
  'a template': async () => {
    const base = '/api/v1/UcRemindTemplate';
    const { eventTypes } = (await call<{ eventTypes: Row[] }>('userCentre', `${base}/eventTypes`)).data;
    const text = { titleZh: '一', titleEn: 'a', briefZh: '一', briefEn: 'a', contentZh: '', contentEn: '' };
    const body = { name: 'Twice', bizeventTypeId: eventTypes[0]?.id, url: '', format: 1, ...text };
    return {
      service: 'userCentre' as const,
      path: `${base}/saveData`,
      body,
      other: { ...body, name: 'Thrice' },
      count: async () => (await call<Page>('userCentre', `${base}/findByPage?rows=1`)).data.totalElements,
    };
  },
};

it.each(Object.keys(forms) as (keyof typeof forms)[])(
  'of %s that is sent again with its key there is one, also where it was changed meanwhile',
  { tags: ['sql'] },
  async (name) => {
    const { service, path, body, other, count } = await forms[name]();
    const headers = { 'idempotency-key': `form-${name.replace(' ', '-')}` };
    const before = await count();
    const [first, second] = await Promise.all([1, 2].map(() => call(service, path, body, headers)));
    expect(first).toMatchObject({ code: 200 });
    expect(second?.data).toEqual(first?.data);
    expect(await call(service, path, other, headers)).toMatchObject({
      status: 200,
      code: 10048,
      data: first?.data,
    });
    expect(await count()).toBe(before + 1);
  },
);

it('a report of feedback that is sent again with its key is one', async () => {
  const send = (question: string) =>
    call(
      'feedback',
      '/api/v2/userQuestion/add',
      { questionDescription: question, phone: '2125550100' },
      { 'idempotency-key': 'report-0001' },
    );
  const { data } = await send('The list is empty');
  expect((await send('The list is empty')).data).toEqual(data);
  expect(await send('The list is empty again')).toMatchObject({ code: 10048, data });
});

it('a file that is sent again with its key is one, and is there', async () => {
  const { data } = await upload('note.txt', 'a', 'file-0001');
  const again = await upload('note.txt', 'a', 'file-0001');
  expect(again.data).toEqual(data);
  expect(await (await fetch(data.genUrl)).text()).toBe('a');
  expect((await upload('other.txt', 'a', 'file-0001')).code).toBe(10048);
});

it('a key belongs to one call, and a refused form does not use it up', async () => {
  const headers = { 'idempotency-key': 'label-0001' };
  const save = (labelName: string, path = '/api/v1/BizLabel/save') =>
    call('boss', path, { labelName, labelColour: '#123456', id: undefined }, headers);
  expect((await save('')).code).toBe(10046);
  expect((await save('Once')).code).toBe(200);
  expect((await save('Once', '/api/v1/BizLabel/del')).code).toBe(10010);
});
