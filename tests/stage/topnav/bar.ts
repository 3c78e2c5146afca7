import type { FakeServicesOptions } from '@oms/shell/testing';
import { page } from 'vitest/browser';
import type { StageOptions } from '../support/stage';

export const bar = () => document.querySelector('oms-topnav') as HTMLElementTagNameMap['oms-topnav'];
export const search = () => page.getByRole('combobox', { name: 'Search', exact: true });
/** A button of the bar, also where its name says more: of the organisation, of the current module. */
export const barButton = (name: string) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${name}(:? .*)?$`) });
export const menuItem = (name: string | RegExp) => page.getByRole('menuitem', { name, exact: true });
export const modules = () => page.getByRole('navigation', { name: 'Modules' });

/** As many modules as a large client has. */
export const menu: NonNullable<FakeServicesOptions['menu']> = [
  ['Orders', '订单'],
  ['Products', '商品'],
  ['Inventory', '库存'],
  ['Purchasing', '采购'],
  ['Warehouse', '仓库'],
  ['Shipping', '物流'],
  ['Billing', '账务'],
  ['Reports', '报表'],
  ['Claims', '理赔'],
  ['Settings', '设置'],
].map(([en = '', zh = '']) => ({
  title: { en, 'zh-CN': zh },
  entries: [{ title: { en: `All ${en}`, 'zh-CN': `全部${zh}` }, url: `/home/${en.toLowerCase()}` }],
}));

/** A bar alone on its page, with all that it can have. */
export const BAR: StageOptions = { markup: '<oms-topnav></oms-topnav><main>Page</main>', services: { menu } };

/** Puts boxes of so many px into the slots of the bar, as a host would its own buttons. */
export function fillSlots(sizes: Readonly<Record<string, number>>): void {
  for (const [slot, width] of Object.entries(sizes)) {
    const box = document.createElement('div');
    box.slot = slot;
    box.style.cssText = `width:${width}px;height:30px`;
    bar().append(box);
  }
}

/** px by which a box may lie over an edge: browsers round to parts of a pixel. */
const HALF = 0.5;

const isShown = (one: HTMLElement) =>
  one.checkVisibility({ visibilityProperty: true }) && one.offsetWidth > 0;

/** What of the bar is cut off, covered, or beside its row. */
export function faults(): string[] {
  const root = bar().shadowRoot;
  const header = root?.querySelector('header');
  if (!root || !header) return ['no bar'];
  const found =
    header.scrollWidth > header.clientWidth ? [`wider than the window: ${header.scrollWidth}`] : [];
  for (const one of header.querySelectorAll<HTMLElement>('a, button, input')) {
    if (!isShown(one)) continue;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const name = one.getAttribute('aria-label') ?? one.textContent;
    if (left < -HALF || right > innerWidth + HALF || top < -HALF || bottom > 56 + HALF)
      found.push(`outside: ${name}`);
    for (const x of [left + 3, right - 3]) {
      const hit = root.elementFromPoint(x, (top + bottom) / 2);
      // What a host has slotted into it stands in the host's own tree.
      const slotted = one.querySelector('slot') !== null && bar().contains(hit);
      if (!slotted && !one.contains(hit) && !one.parentElement?.matches('.oms-input-box'))
        found.push(`covered: ${name}`);
    }
  }
  return found;
}
