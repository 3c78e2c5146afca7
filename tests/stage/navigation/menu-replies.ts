import type { FakeServices } from '@oms/shell/testing';
import { page } from 'vitest/browser';

const BASE_DATA = 'GET /api/v1/Context/baseData';

export const menuOf = () => page.getByRole('navigation', { name: 'Main menu', exact: true });

/**
 * Answers the user's menu with what is none, beside a module that everybody may read.
 * @returns what answers it with an entry of that module
 */
export function noMenu(services: FakeServices, module: string): () => void {
  const row = { scope: '1', menuType: 'YES', langKey: '', labelId: '', iconClass: '', sortIndex: 0 };
  const entry = {
    ...row,
    id: '1',
    parentId: '0',
    globalCatelogId: 'm1',
    title: 'B2C orders',
    url: '/home/b2corder',
  };
  const shared = {
    globalcatelogs: [{ id: 'm1', title: module, langKey: '', iconClass: '', sortIndex: 0 }],
    systems: [],
    bizeventtypes: [],
  };
  let menus: unknown = 'x';
  services.reply(BASE_DATA, ({ params }: { params: URLSearchParams }) =>
    params.has('noVerify') ? shared : { menus, labels: [] },
  );
  return () => {
    menus = [entry];
  };
}
