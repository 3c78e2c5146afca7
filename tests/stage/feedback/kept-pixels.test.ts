import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { leavePage } from '../support/stage';
import { dialog, feedbackPage, openDialog, send, trigger } from './dialog';
import { addImage, keptImages, look, NAVY, ORANGE, orangeImage, pictureOf, uploaded } from './images';

const NAME = 'orders.png';
const middleOf = async (image: Blob) => (await look(image, [[200, 100]])).colours;
const kept = async () => Promise.all((await keptImages()).map(middleOf));
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();

async function blackOut(): ReturnType<typeof openDialog> {
  const made = await openDialog('The label printer stops');
  await addImage(await orangeImage(NAME));
  await pictureOf(NAME);
  await press('Add a black-out');
  await expect.element(dialog.getByText('1 blacked out')).toBeVisible();
  await press('Done');
  await expect.poll(kept).toEqual([[NAVY]]);
  return made;
}

test('once the tool is closed the draft has not what is blacked out: at the next visit it cannot be had back', async () => {
  const { services } = await blackOut();
  await leavePage();
  const made = await feedbackPage({ services });
  await trigger.click();
  await press(`Black out or mark ${NAME}`);
  await pictureOf(NAME);
  const box = dialog.getByRole('button', { name: 'Black-out 1 of 1' });
  box.element().focus();
  await userEvent.keyboard('{Delete}');
  await expect.element(box).not.toBeInTheDocument();
  await send(made);
  expect(await Promise.all(uploaded(made).map(middleOf))).toEqual([[NAVY]]);
});

test('until the page is left it can still be taken away', async () => {
  const made = await blackOut();
  await press(`Black out or mark ${NAME}`);
  await press('Undo');
  await press('Done');
  await expect.poll(kept).toEqual([[ORANGE]]);
  await send(made);
  expect(await Promise.all(uploaded(made).map(middleOf))).toEqual([[ORANGE]]);
});
