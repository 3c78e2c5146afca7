import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { replyTo } from '../../../scripts/sizes/replies';
import { configureShell, getShell } from '../../../src/index';

const list = (content: readonly object[]) => ({ content, totalElements: content.length });

/** What the shell is told beside a signed-in user and a small menu. */
const data: Readonly<Record<string, unknown>> = {
  '/api/v1/Organization/findByPage': list([
    { id: '1', name: 'Organisation', code: 'ORG' },
    { id: '2', name: 'Other', code: 'OTH' },
  ]),
  '/api/v1/Order/findByPage': list([{ id: '7', orderNo: 'SO-7' }]),
};

/** Gives each test of the file a page with a signed-in user, and fails a test in which the shell complains or hides an error. */
export function testPages(): void {
  const complaints: unknown[] = [];
  beforeAll(() => document.addEventListener('oms-error', ({ detail }) => complaints.push(detail)));
  beforeEach(() => {
    for (const kind of ['error', 'warn'] as const)
      vi.spyOn(console, kind).mockImplementation((...words) => void complaints.push(words));
    configureShell({
      hosts: { userCentre: 'http://uc.test', console: 'http://console.test' },
      lang: 'en',
      getToken: async () => 'token',
      fetch: async (input) => {
        const { pathname, search } = new URL(String(input));
        const own = data[pathname];
        return new Response(own ? JSON.stringify({ code: 200, data: own }) : replyTo(pathname + search));
      },
    });
  });
  afterEach(() => {
    getShell().destroy();
    document.body.replaceChildren();
    localStorage.clear();
    vi.restoreAllMocks();
    expect(complaints.splice(0)).toEqual([]);
  });
}
