import { page } from 'vitest/browser';

export const filter = (name = 'Find in menu') => page.getByRole('combobox', { name });
export const results = () => page.getByRole('option');

/** Modules whose entries the filter finds beside those of the page. */
export const menu = [
  {
    title: { en: 'Orders', 'zh-CN': '订单' },
    entries: [
      { title: { en: 'B2C orders', 'zh-CN': 'B2C 订单' }, url: '/home/b2corder' },
      { title: { en: 'B2B orders', 'zh-CN': 'B2B 订单' }, url: '/home/b2border' },
      {
        title: { en: 'Outbound', 'zh-CN': '出库' },
        entries: [{ title: { en: 'Pick waves', 'zh-CN': '拣货波次' }, url: '/home/waves' }],
      },
    ],
  },
  {
    title: { en: 'Inventory', 'zh-CN': '库存' },
    entries: [
      {
        title: { en: 'Stock', 'zh-CN': '库存' },
        entries: [{ title: { en: 'Stock query', 'zh-CN': '库存查询' }, url: '/home/stock' }],
      },
    ],
  },
];

/** The letters that a result shows as those that were looked for. */
export const marked = () =>
  results()
    .elements()
    .map((option) => option.querySelector('mark')?.textContent);
