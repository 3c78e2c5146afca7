import { describe, expect, it } from 'vitest';
import { hostStages } from '../../tools/host-stage';

const stage = hostStages();

/** What is drawn in the elements, each with its distance from the left edge of its element, or of the flyout that it is in. */
const drawn = () =>
  stage().page.evaluate(() => {
    const rows: string[] = [];
    for (const host of document.querySelectorAll('oms-topnav, oms-sidemenu, oms-feedback')) {
      // A slot has no box.
      for (const element of host.shadowRoot?.querySelectorAll(':not(slot)') ?? []) {
        const from = (element.closest('.oms-layer') ?? host).getBoundingClientRect();
        const { direction, unicodeBidi } = getComputedStyle(element);
        const { left, top, width } = element.getBoundingClientRect();
        // A fixed element stands in the window, not in its host.
        const x = host.localName === 'oms-feedback' ? left : left - from.left;
        rows.push(
          [
            host.localName,
            element.localName,
            element.className,
            direction,
            unicodeBidi,
            Math.round(x),
            Math.round(top),
            Math.round(width),
          ].join(' '),
        );
      }
    }
    return rows;
  });

/** Once two looks see the same: the bar folds, and late parts are laid out, after all of it is there. */
async function settled(): Promise<string[]> {
  let rows: string[] = [];
  await expect
    .poll(async () => {
      const before = rows;
      rows = await drawn();
      return rows.join('\n') === before.join('\n');
    })
    .toBe(true);
  return rows;
}

async function draw(page: string, mode: string): Promise<string[]> {
  await stage().open({
    head: page,
    markup: `<oms-topnav></oms-topnav><oms-sidemenu mode="${mode}"></oms-sidemenu><oms-feedback></oms-feedback>`,
  });
  await stage()
    .page.getByRole('button', { name: /^Account/ })
    .waitFor();
  // What is unread comes by a call of its own.
  await stage().page.locator('[aria-description]').first().waitFor();
  await stage().page.getByRole('button', { name: 'Feedback' }).waitFor();
  if (mode === 'flyout') {
    const item = stage().page.locator('oms-sidemenu').getByRole('button', { name: 'Home' });
    await item.focus();
    await stage().page.keyboard.press('Enter');
    // The stars come after the entries.
    await stage().page.locator('.oms-star').first().waitFor({ state: 'attached' });
  }
  await stage().page.getByRole('link', { name: 'Entry' }).waitFor();
  // The drawings of the icons come after their boxes.
  await stage().page.waitForFunction(() => {
    const icons = document.querySelector('oms-sidemenu')?.shadowRoot?.querySelectorAll('svg');
    return icons?.length && [...icons].every((icon) => icon.firstChild);
  });
  return settled();
}

const all = '<style>* { direction: rtl !important; unicode-bidi: bidi-override !important }</style>';
const dir = '<script>document.documentElement.dir = "rtl"</script>';

describe('a page that is written from right to left', () => {
  it.each([
    ['tree', 'dir', dir],
    ['tree', 'a rule for all elements', all],
    ['flyout', 'dir', dir],
    ['flyout', 'a rule for all elements', all],
  ])('leaves the bar and the menu as %s as they are: by %s', async (mode, _, head) => {
    const wanted = await draw('', mode);
    await draw(head, mode);
    await expect.poll(drawn).toEqual(wanted);
    expect(wanted.length).toBeGreaterThan(90);
  });
});
