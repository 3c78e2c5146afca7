import { describe, expect, it } from 'vitest';
import { hostStages } from '../../tools/host-stage';
import { smallWorld } from '../../tools/small-world';

interface Shell {
  confirm(question: { title: string }): Promise<boolean>;
  notify(toast: { title: string }): void;
  showAnnouncement(id: string): Promise<void>;
  doctor(): { errors: { code: string }[] };
}
type Page = { OmsShell: Shell };

const world = {
  ...smallWorld,
  announcements: [
    {
      id: '9',
      title: 'Holidays',
      content: '<p>Closed<br>on&nbsp;Monday <img src="/a.png"></p>',
      updatedAt: '2026-01-05T08:00:00Z',
      read: true,
    },
  ],
};

const stage = hostStages();

describe('an XHTML page', () => {
  it('shows an announcement that is HTML, and what comes after it', async () => {
    await stage().open({ xhtml: true, markup: '<oms-topnav></oms-topnav>', world });
    const { page } = stage();
    await page.getByRole('button', { name: /^Account/ }).waitFor();
    await page.evaluate(() => void (window as unknown as Page).OmsShell.showAnnouncement('9'));
    const dialog = page.getByRole('dialog', { name: 'Holidays' });
    await dialog.getByText('Closed').waitFor();
    expect(await dialog.getByText('Closed').innerText()).toBe('Closed\non\u00a0Monday ');
    await page.evaluate(() => (window as unknown as Page).OmsShell.notify({ title: 'Saved' }));
    await page.getByText('Saved').waitFor();
    expect(stage().unhandled).toEqual([]);
  });
});

describe('a dialog that fails', () => {
  it('is answered with no and reported, and the next ones stand', async () => {
    await stage().open({ markup: '<oms-topnav></oms-topnav>', world });
    const { page } = stage();
    await page.getByRole('button', { name: /^Account/ }).waitFor();
    const answered = await page.evaluate(async () => {
      const { prototype } = HTMLDialogElement;
      const { showModal } = prototype;
      // Also in new nodes, in which it is tried twice.
      let left = 3;
      prototype.showModal = () => {
        left -= 1;
        if (left === 0) prototype.showModal = showModal;
        throw new Error('refused');
      };
      const { OmsShell } = window as unknown as Page;
      OmsShell.notify({ title: 'Before' });
      return OmsShell.confirm({ title: 'Leave?' });
    });
    expect(answered).toBe(false);
    await page.getByText('Before').waitFor();
    const codes = await page.evaluate(() =>
      (window as unknown as Page).OmsShell.doctor().errors.map(({ code }) => code),
    );
    expect(codes).toEqual(['render']);
    await page.evaluate(() => void (window as unknown as Page).OmsShell.confirm({ title: 'Really?' }));
    await page.getByRole('alertdialog', { name: 'Really?' }).waitFor();
  });
});
