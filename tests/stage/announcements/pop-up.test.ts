import { expect, test } from 'vitest';
import { stage } from '../support/stage';
import { dialog, eleven, MARK, step } from './eleven';

test('the newest unread announcement opens by itself, 720 wide, and is read', async () => {
  const { services } = await stage({ services: eleven, opensAnnouncements: true });
  await expect.element(dialog('Title 11')).toBeVisible();
  expect(dialog('Title 11').element().getBoundingClientRect().width).toBe(720);
  await step('Got it').click();
  await expect.element(dialog('Title 11')).not.toBeInTheDocument();
  await expect.poll(() => services.calls(MARK).map(({ body }) => body)).toEqual([{ id: '11' }]);
});
