import { useDownload } from '@oms/shell/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reactStage } from '../support/react';

const PATHS = ['/api/v1/Reports/first', '/api/v1/Reports/second'] as const;

function Downloads() {
  const { download, busy } = useDownload();
  const [ended, setEnded] = useState<readonly string[]>([]);
  return (
    <>
      {PATHS.map((path) => (
        <button
          key={path}
          type="button"
          onClick={() => void download(path).then(() => setEnded((before) => [...before, path]))}
        >
          {ended.includes(path) ? `${path} has ended` : path}
        </button>
      ))}
      <output>{busy ? 'Busy' : 'Done'}</output>
    </>
  );
}

test('the state of a download that is begun while another runs is its own, whenever that one ends', async () => {
  const { services } = await reactStage(<Downloads />);
  for (const path of PATHS) services.fail(`GET ${path}`);
  const [first, second] = PATHS.map((path) => services.hold(`GET ${path}`)) as [() => void, () => void];
  const state = page.getByRole('status');
  await expect.element(state).toHaveTextContent('Done');
  for (const path of PATHS) await page.getByRole('button', { name: path }).click();
  await expect.poll(() => PATHS.flatMap((path) => services.calls(`GET ${path}`))).toHaveLength(2);
  first();
  await expect.element(page.getByRole('button', { name: `${PATHS[0]} has ended` })).toBeVisible();
  await expect.element(state).toHaveTextContent('Busy');
  second();
  await expect.element(state).toHaveTextContent('Done');
});
