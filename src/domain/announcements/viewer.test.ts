import { afterEach, describe, expect, it } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { type Stage, stage, until } from '../../../tests/support/shell-server';
import { announcementsStore } from './store';
import { type AnnouncementViewer, viewerStore } from './viewer';

const PAGE = '/api/v1/BizAnnouncement/findByPage';
const DETAIL = '/api/v1/BizAnnouncement/loadData';
const STATS = '/api/v1/BizAnnouncement/stats';
const MARK = '/api/v1/BizAnnouncement/markAsRead';

let current: Stage | null = null;
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});

/** A service with announcements `count` … 1, and one of them opened. */
async function open(count: number, id: string, options?: { query: boolean }) {
  const service = { count, failing: false, lastId: count };
  current = await stage({
    [STATS]: (_, response) =>
      json(response, ok({ stats: { lastId: service.lastId, marked: 1, remains: 0 } })),
    [MARK]: (_, response) => json(response, ok({ id })),
    [DETAIL]: (call, response) =>
      json(
        response,
        ok({ entity: { id: call.query.get('id'), title: `title ${call.query.get('id')}`, marked: 0 } }),
      ),
    [PAGE]: (call, response) => {
      if (service.failing) return json(response, { code: 10001, message: 'busy' });
      const [page, rows] = [Number(call.query.get('page')), Number(call.query.get('rows'))];
      const all = Array.from({ length: service.count }, (_, at) => service.count - at);
      const content = all
        .slice((page - 1) * rows, page * rows)
        .map((one) => ({ id: one, title: `title ${one}` }));
      json(response, ok({ content, totalPages: Math.ceil(all.length / rows), totalElements: all.length }));
    },
  });
  const { shell, server } = current;
  const viewer = shell.use(viewerStore).open(id, options);
  viewer.$state.listen(() => {});
  shell.start();
  await until(() => known(viewer));
  return { viewer, server, shell, service };
}

const known = (viewer: AnnouncementViewer) => {
  const { shown, previous, next } = viewer.$state.get();
  return shown !== null && previous.state !== 'unknown' && next.state !== 'unknown';
};
const sides = (viewer: AnnouncementViewer) => {
  const { previous, next } = viewer.$state.get();
  return [previous.state, next.state];
};

describe('an announcement', () => {
  it.each([
    [0, '7', ['end', 'end']],
    [1, '1', ['end', 'end']],
    [10, '10', ['end', 'ahead']],
    [10, '1', ['ahead', 'end']],
    [11, '2', ['ahead', 'ahead']],
    [11, '1', ['ahead', 'end']],
    [20, '11', ['ahead', 'ahead']],
    [20, '10', ['ahead', 'ahead']],
    [20, '1', ['ahead', 'end']],
  ])('of %d, number %s, knows both sides', async (count, id, wanted) => {
    const { viewer } = await open(count, id);
    expect(sides(viewer)).toEqual(wanted);
  });

  it('asks as the service is asked, and past the edge of a page for the adjacent one alone', async () => {
    const { viewer, server } = await open(11, '2');
    expect(
      server.calls(PAGE).map(({ query }) => ['page', 'rows', 'sidx', 'sord'].map((name) => query.get(name))),
    ).toEqual([['1', '10', 'id', 'desc']]);
    expect(await viewer.step('next')).toBe('1');
    expect(server.calls(PAGE).map(({ query }) => query.get('page'))).toEqual(['1', '2']);
    viewer.show('1');
    await until(() => viewer.$state.get().shown?.id === '1');
    expect(sides(viewer)).toEqual(['ahead', 'end']);
    expect(await viewer.step('next')).toBeNull();
    expect(await viewer.step('previous')).toBe('2');
    expect(server.calls(PAGE)).toHaveLength(2);
  });

  it('is read by being opened, but not by being reached or by its address', async () => {
    const { viewer, server } = await open(3, '2');
    await until(() => server.calls(MARK).length === 1);
    viewer.show('1');
    await until(() => viewer.$state.get().shown?.id === '1');
    expect(server.calls(MARK)).toHaveLength(1);
    current?.shell.destroy();
    await current?.server.close();
    const byAddress = await open(3, '2', { query: true });
    // After this call the earlier ones have arrived too.
    await byAddress.shell.use(announcementsStore).stats.refresh();
    await byAddress.viewer.step('next');
    expect(byAddress.server.calls(MARK)).toHaveLength(0);
  });

  it('says why its neighbours did not load, and looks once more at the next press', async () => {
    const { viewer, service } = await open(11, '2');
    service.failing = true;
    expect(await viewer.step('next')).toBeNull();
    expect(viewer.$state.get()).toMatchObject({ moving: null, next: { state: 'ahead' } });
    expect(viewer.$state.get().problem).not.toBeNull();
    service.failing = false;
    expect(await viewer.step('next')).toBe('1');
    expect(viewer.$state.get().problem).toBeNull();
  });

  it('learns of a newer one that is published while it is read', async () => {
    const { viewer, shell, service } = await open(10, '10', { query: true });
    expect(sides(viewer)).toEqual(['end', 'ahead']);
    const { stats } = shell.use(announcementsStore);
    await until(() => stats.$state.get().data !== null);
    service.count = 11;
    service.lastId = 11;
    await stats.refresh();
    await until(() => known(viewer) && sides(viewer)[0] === 'ahead');
    expect(await viewer.step('previous')).toBe('11');
  });
});
