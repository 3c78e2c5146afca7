import { businessPages } from './support/demo';
import {
  expectOrganisation,
  HAILAN,
  loadedAgain,
  OVERSEAS,
  OWN_NAME,
  open,
  parts,
  switchTo,
} from './support/organisations';
import { expect, test } from './support/test';

test('an organisation that is found and chosen is that of the other hosts; billing loads its page again for another', async ({
  page,
  world,
}) => {
  await open(world, page, businessPages.console);
  await expect(page).toHaveTitle(`Main panel - ${OWN_NAME} - OMS`);
  const { button, field, all, found, option } = parts(page);
  await button.click();
  await expect(all).toHaveCount(20);
  for (const text of [HAILAN.bp, HAILAN.prefix]) {
    await field.fill(text);
    await expect(found.filter({ hasText: HAILAN.code })).toHaveCount(1);
  }
  await option(HAILAN.code).click();
  await expectOrganisation(page, HAILAN.code);
  await expect(page).not.toHaveTitle(new RegExp(OWN_NAME));

  await page.goto(businessPages.billing);
  await expectOrganisation(page, HAILAN.code);
  const reloaded = loadedAgain(page, world.organisation.id);
  await switchTo(page, world.organisation);
  await reloaded;
  await expectOrganisation(page, world.organisation.code);

  const linked = loadedAgain(page, HAILAN.id);
  await page.goto(`${businessPages.billing}?a=1%20b&targetOrgBpId=${HAILAN.bp}&c=%E7%BB%84#part`);
  await linked;
  await expectOrganisation(page, HAILAN.code);
  await expect(page).toHaveURL(/\/bill\/list\?a=1(%20|\+)b&c=%E7%BB%84(#|$)/);
});

test('a document leads billing to the overseas warehouse once, though its page loads again each time', async ({
  page,
  world,
}) => {
  const address = `${businessPages.billing}?documentNo=D-1`;
  const overseas = loadedAgain(page, OVERSEAS.id);
  await open(world, page, address);
  await overseas;
  await expectOrganisation(page, OVERSEAS.code);
  await expect(page).toHaveURL(address);
  const hailan = loadedAgain(page, HAILAN.id);
  await switchTo(page, HAILAN);
  await hailan;
  await expectOrganisation(page, HAILAN.code);
  await page.reload();
  await expectOrganisation(page, HAILAN.code);
});

test('another tab is told of a switch, and follows or stays', async ({ page, context, world }) => {
  await open(world, page, businessPages.console);
  const other = await context.newPage();
  await other.goto(businessPages.console);
  await expectOrganisation(other, world.organisation.code);
  const status = other.getByRole('status').filter({ hasText: OWN_NAME });
  const switchHere = async (to: { code: string }) => {
    await page.bringToFront();
    await switchTo(page, to);
    await expectOrganisation(page, to.code);
    await other.bringToFront();
  };
  await switchHere(HAILAN);
  await expect(status).toBeVisible();
  await expectOrganisation(other, world.organisation.code);

  await switchHere(world.organisation);
  await expect(status).toHaveCount(0);
  await switchHere(HAILAN);
  await other.getByRole('button', { name: 'Stay', exact: true }).click();
  await expect(status).toHaveCount(0);

  await switchHere(OVERSEAS);
  await other.getByRole('button', { name: 'Switch here too' }).focus();
  await other.keyboard.press('Enter');
  await expectOrganisation(other, OVERSEAS.code);
  await expect(status).toHaveCount(0);
});
