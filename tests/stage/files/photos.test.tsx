import { PhotoLookup } from '@oms/shell/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reactStage } from '../support/react';

const picture = (name: string) => `${location.origin}/tests/stage/support/picture.svg?${name}`;

test('the photographs of a document open large, and go on by keys', async () => {
  await reactStage(<PhotoLookup sourceType={4} record={{ deliverOrderNo: 'SO1' }} />, {
    services: {
      photos: [
        { url: picture('red'), orderNo: 'SO1' },
        { url: picture('blue'), orderNo: 'SO1' },
        { url: picture('green'), orderNo: 'SO2' },
      ],
    },
  });
  const photos = page.getByRole('group', { name: 'Photos' }).getByRole('button');
  await photos.first().click();
  const viewer = page.getByRole('dialog');
  const image = viewer.getByRole('img');
  await expect.element(image).toHaveAttribute('src', picture('red'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(image).toHaveAttribute('src', picture('blue'));
  await userEvent.keyboard('{Escape}');
  await expect.element(viewer).not.toBeInTheDocument();
  await expect.element(photos.first()).toHaveFocus();
});
