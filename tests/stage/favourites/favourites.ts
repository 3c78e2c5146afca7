import type { FakeServicesOptions } from '@oms/shell/testing';
import { page } from 'vitest/browser';
import { menuButton } from '../sidemenu/menu';
import { readyStage, type Stage, type StageOptions } from '../support/stage';

const menu: NonNullable<FakeServicesOptions['menu']> = [
  {
    title: 'Billing',
    entries: [
      { id: 'bills', title: 'Bill list', url: '/home/bills' },
      { id: 'ups', title: 'UPS charges', url: '/home/ups' },
      { id: 'usps', title: 'USPS charges', url: '/home/usps' },
    ],
  },
];

export const SAVE = 'POST /api/v1/UcUserFavMenu/saveAll';
export const FIND = 'GET /api/v1/UcUserFavMenu/findAll';

export const panel = () => page.getByRole('region', { name: 'Favourites' });
/** A star among the entries of the module, not that of the panel. */
export const star = (name: string) =>
  page.getByRole('button', { name: `Favourite: ${name}`, exact: true }).last();
export const names = () =>
  panel()
    .getByRole('listitem')
    .elements()
    .map((row) => (row as HTMLElement).innerText.trim());
export const saved = ({ services }: Stage) =>
  services.calls(SAVE).map(({ body }) => (body as { resourceIds: string }).resourceIds);

/** Opens the flyout with the favourites of these ids. */
export async function openFavourites(
  favourites: readonly string[],
  options: StageOptions = {},
): Promise<Stage> {
  const made = await readyStage({ services: { menu, favourites }, ...options });
  await menuButton('Billing').click();
  return made;
}
