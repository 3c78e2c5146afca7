import { expect, it } from 'vitest';
import { runQuietly } from '../../tools/run';

it('the code of the site is typed, with what its build has installed', async () => {
  const { output } = await runQuietly('npm', ['run', '--silent', 'types', '--prefix', 'site']);
  expect(output).toBe('');
});
