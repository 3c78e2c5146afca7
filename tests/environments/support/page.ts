import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { configureShell, getShell } from '../../../src/index';
import { type FakeServicesOptions, fakeServices, list } from '../../../testing';
import { smallWorld } from '../../../tools/small-world';

const world = {
  ...smallWorld,
  lang: 'en',
  organisations: [...smallWorld.organisations, { id: '2', name: 'Other', code: 'OTH' }],
  replies: { 'GET /api/v1/Order/findByPage': list([{ id: '7', orderNo: 'SO-7' }]) },
} satisfies FakeServicesOptions;

/** Gives each test of the file a page with a signed-in user, and fails a test in which the shell complains or hides an error. */
export function testPages(): void {
  const complaints: unknown[] = [];
  beforeAll(() => document.addEventListener('oms-error', ({ detail }) => complaints.push(detail)));
  beforeEach(() => {
    for (const kind of ['error', 'warn'] as const)
      vi.spyOn(console, kind).mockImplementation((...words) => void complaints.push(words));
    const { config } = fakeServices(world);
    configureShell({ ...config, hosts: { ...config.hosts, console: 'http://console.test' } });
  });
  afterEach(() => {
    getShell().destroy();
    document.body.replaceChildren();
    localStorage.clear();
    vi.restoreAllMocks();
    expect(complaints.splice(0)).toEqual([]);
  });
}
