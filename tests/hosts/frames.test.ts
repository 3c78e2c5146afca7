import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServices } from '../../testing';
import { hostPage } from '../../tools/host-page';
import { hostStages } from '../../tools/host-stage';
import { smallWorld } from '../../tools/small-world';

const stage = hostStages();

beforeEach(async () => {
  const { server, page } = stage();
  const services = `${server.origin}/services`;
  const attributes = `data-lang="en" data-console="${server.origin}"`;
  const framed = (path: string, markup: string) =>
    server.page(path, hostPage({ title: path, services, markup, attributes }));
  framed('/tree', '<oms-sidemenu mode="tree"></oms-sidemenu>');
  framed('/column', '<oms-sidemenu mode="flyout"></oms-sidemenu>');
  framed('/auto', '<oms-topnav></oms-topnav><oms-sidemenu></oms-sidemenu>');
  const frames = ['tree', 'column', 'auto'].map((name) => `<frame src="/${name}" name="${name}">`).join('');
  server.page('/frames', `<!doctype html><title>Old</title><frameset cols="240,80,*">${frames}</frameset>`);
  server.page('/tab', '<!doctype html><title>Tab</title><iframe src="/auto" width="1200" height="500">');
  server.page('/tabs', '<!doctype html><title>Tabs</title><iframe src="/tab" width="1250" height="600">');
  await fakeServices(smallWorld).route(page, { url: services });
  await page.setViewportSize({ width: 1000, height: 700 });
});

describe('a panel in a low window', () => {
  it.each([
    [1200, 240],
    [700, 300],
    [320, 240],
  ])('lies within %i × %i px, and what it holds can be scrolled to', async (width, height) => {
    const { server, page } = stage();
    await page.setViewportSize({ width, height });
    await page.goto(`${server.origin}/auto`);
    for (const [opener, last] of [
      [/^Notifications/, page.getByRole('link', { name: 'All announcements' })],
      [/^Account/, page.getByRole('menuitem').last()],
    ] as const) {
      await page.getByRole('button', { name: opener }).first().click();
      const panel = page.locator('oms-topnav [popover]:popover-open').first();
      await last.scrollIntoViewIfNeeded();
      await expect
        .poll(async () => {
          const box = await panel.boundingBox();
          const inner = await last.boundingBox();
          return (
            box && inner && box.y >= 0 && box.y + box.height <= height && inner.y + inner.height <= height
          );
        })
        .toBe(true);
      await page.keyboard.press('Escape');
    }
  });
});

const frame = (name: string) => stage().page.frameLocator(`frame[name="${name}"]`);
const menuIn = (name: string) => frame(name).locator('oms-sidemenu');

describe('the menu in a frame of a frameset', () => {
  beforeEach(async () => {
    const { server, page } = stage();
    await page.goto(`${server.origin}/frames`);
  });

  it('has the form that the host has chosen, however small the frame is', async () => {
    await menuIn('tree').getByRole('link', { name: 'Entry' }).waitFor();
    await menuIn('column').getByRole('button', { name: 'Home' }).waitFor();
    await expect.poll(async () => (await menuIn('tree').boundingBox())?.width).toBe(220);
    await expect.poll(async () => (await menuIn('column').boundingBox())?.width).toBe(60);
  });

  it('is a drawer in a narrow frame otherwise', async () => {
    const bar = frame('auto').locator('oms-topnav');
    await bar.getByRole('button', { name: 'Menu' }).waitFor();
    await expect.poll(async () => (await menuIn('auto').boundingBox())?.width ?? 0).toBe(0);
  });
});

describe('a page in a frame of a frame of its own origin', () => {
  it.each(['Notifications', 'Account', 'Language'])(
    'has the popup of %s beside its button, and it follows it',
    async (name) => {
      const { server, page, unhandled } = stage();
      await page.setViewportSize({ width: 1280, height: 700 });
      await page.goto(`${server.origin}/tabs`);
      const outer = page.frameLocator('iframe');
      const inner = outer.frameLocator('iframe');
      const button = inner.getByRole('button', { name }).first();
      await button.click();
      const popup = inner.locator('oms-topnav [popover]:popover-open').filter({ visible: true });
      const apart = async () => {
        const [at, box] = [await button.boundingBox(), await popup.boundingBox()];
        return at && box && Math.abs(Math.round(at.x + at.width - box.x - box.width));
      };
      await expect.poll(apart).toBe(0);
      const before = (await button.boundingBox())!.x;
      await outer.locator('iframe').evaluate((frame) => frame.setAttribute('width', '1060'));
      await expect.poll(async () => (await button.boundingBox())!.x).toBeLessThan(before);
      await expect.poll(apart).toBe(0);
      expect(unhandled).toEqual([]);
    },
  );
});
