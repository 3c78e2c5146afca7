import { expect, test } from 'vitest';
import { dialog, openDialog, problem, sendButton } from './dialog';

/** Gives a file to the head of the dialog, as a paste or a drop there does. */
function give(kind: 'paste' | 'drop', name: string, type: string): void {
  const data = new DataTransfer();
  data.items.add(new File(['x'], name, { type }));
  const options = { bubbles: true, composed: true, cancelable: true };
  const event =
    kind === 'paste'
      ? new ClipboardEvent('paste', { ...options, clipboardData: data })
      : new DragEvent('drop', { ...options, dataTransfer: data });
  dialog.getByRole('heading').element().dispatchEvent(event);
}

test('images are pasted and dropped anywhere in the dialog, JPG and PNG alone', async () => {
  await openDialog('The label printer stops');
  give('paste', 'notes.pdf', 'application/pdf');
  await expect.element(dialog.getByText('Only images can be uploaded', { exact: true })).toBeVisible();
  give('drop', 'moving.gif', 'image/gif');
  await expect.element(dialog.getByText('Only images can be uploaded, as JPG or PNG')).toBeVisible();
  give('drop', 'vector.svg', 'image/svg+xml');
  give('paste', 'a.png', 'image/png');
  give('drop', 'b.jpg', 'image/jpeg');
  await expect.element(dialog.getByText('Images 2 / 5')).toBeVisible();
});

test('what is no image in truth is not sent, and stays with its words', async () => {
  await openDialog('The label printer stops');
  give('drop', 'a.png', 'image/png');
  await sendButton.click();
  const words = dialog.getByText('This image cannot be read. Remove it and add another.');
  await expect.element(words.first()).toBeVisible();
  await expect.element(problem).toHaveValue('The label printer stops');
  await expect.element(dialog.getByText('Images 1 / 5')).toBeVisible();
});
