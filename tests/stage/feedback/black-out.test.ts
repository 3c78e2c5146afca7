import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mouse } from '../support/browser';
import { dialog, openDialog, problem, send } from './dialog';
import { addImage, look, NAVY, ORANGE, orangeImage, pictureOf, RED, uploaded } from './images';

async function drag(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  await mouse.move(...from);
  await mouse.press(...from);
  await mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
  await mouse.move(...to);
  await mouse.release(...to);
}

test('what is blacked out by mouse is gone from the pixels that are sent, and nothing is sent before', async () => {
  const made = await openDialog('The label printer stops');
  await addImage(await orangeImage('orders.png'));
  const { picture, canvas } = await pictureOf('orders.png');
  expect(dialog.element().getBoundingClientRect().width).toBe(1000);
  const at = (right: number, down: number) => {
    const { x, y, width, height } = canvas.getBoundingClientRect();
    return [x + width * right, y + height * down] as const;
  };
  await drag(at(0.25, 0.25), at(0.5, 0.75));
  const box = picture.getByRole('button', { name: 'Black-out 1 of 1' });
  await expect.element(box).toHaveFocus();
  await expect.element(dialog.getByText('1 blacked out')).toBeVisible();
  // Its lower right corner is pulled, then that is undone.
  const widthOf = () => box.element().getBoundingClientRect().width;
  const { width, right, bottom } = box.element().getBoundingClientRect();
  await drag([right, bottom], [right + 40, bottom + 20]);
  await expect.poll(() => Math.round(widthOf() - width)).toBe(40);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(widthOf).toBe(width);

  await dialog.getByRole('button', { name: 'Mark', exact: true }).click();
  await drag(at(0.7, 0.2), at(0.9, 0.8));
  await expect.element(picture.getByRole('button', { name: 'Mark 1 of 1' })).toBeVisible();
  expect(uploaded(made)).toEqual([]);

  await send(made);
  const [image, ...others] = uploaded(made);
  expect(others).toEqual([]);
  const points = [
    [150, 100],
    [104, 54],
    [196, 146],
    [50, 100],
    [300, 100],
    [280, 100],
  ] as const;
  expect(await look(image as File, points)).toEqual({
    width: 400,
    height: 200,
    colours: [NAVY, NAVY, NAVY, ORANGE, ORANGE, RED],
  });
});

test('in a narrow window the tool is a step of its own, and keys alone black out to the pixel', async () => {
  const made = await openDialog('The label printer stops', { width: 375, height: 800 });
  await addImage(await orangeImage('orders.png', { width: 100, height: 50 }));
  const choose = dialog.getByRole('button', { name: 'Black out or mark orders.png' });
  await expect.element(choose).toBeVisible();
  choose.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(problem).not.toBeInTheDocument();
  await pictureOf('orders.png');
  const adder = dialog.getByRole('button', { name: 'Add a black-out' });
  adder.element().focus();
  await userEvent.keyboard('{Enter}');
  const box = dialog.getByRole('button', { name: 'Black-out 1 of 1' });
  await expect.element(box).toHaveFocus();
  // To the upper left corner, then as large as the picture, then a pixel less.
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}'.repeat(6));
  await userEvent.keyboard(`{Shift>}${'{ArrowRight}{ArrowDown}'.repeat(11)}{/Shift}`);
  await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
  adder.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('button', { name: 'Black-out 2 of 2' })).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  await expect.element(box).toHaveFocus();
  dialog.getByRole('button', { name: 'Done' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(choose).toHaveFocus();
  await send(made);
  const [image] = uploaded(made);
  const { colours } = await look(image as File, [
    [0, 0],
    [98, 49],
    [99, 25],
  ]);
  expect(colours).toEqual([NAVY, NAVY, ORANGE]);
});
