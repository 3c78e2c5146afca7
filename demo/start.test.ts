import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('./', import.meta.url));

function start(
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'start.ts'],
      { cwd: folder, env: { ...process.env, ...env } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, stdout, stderr }),
    );
  });
}

it('names a port in use in one sentence and ends with 1', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(25912, '127.0.0.1', resolve));
  const { code, stdout, stderr } = await start({ PORT_BASE: '25900' });
  holder.close();
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('Port 25912 is in use');
  expect(stderr).toContain('PORT_BASE');
});

it('names a PORT_BASE that is no port', async () => {
  const { code, stderr } = await start({ PORT_BASE: 'abc' });
  expect(code).toBe(1);
  expect(stderr.trim()).toMatch(/^PORT_BASE is abc, but it has to be a whole number/);
});

it('quotes each value of ALLOW_ORIGINS that is no origin', async () => {
  const { code, stderr } = await start({
    ALLOW_ORIGINS: 'http://localhost:5173, localhost:5174 https://shop.test/cart * null http://*.shop.test',
  });
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toMatch(
    /^ALLOW_ORIGINS has "localhost:5174", "https:\/\/shop\.test\/cart", "\*", "null", "http:\/\/\*\.shop\.test", but/,
  );
});
