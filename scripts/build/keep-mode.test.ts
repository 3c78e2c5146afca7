import { build } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { keepMode } from './keep-mode';

afterEach(() => vi.unstubAllEnvs());

const produce = async () => {
  process.env.NODE_ENV = 'production';
};

test.each(['test', undefined])('NODE_ENV is %s again after the work', async (mode) => {
  vi.stubEnv('NODE_ENV', mode);
  await keepMode(produce);
  expect('NODE_ENV' in process.env).toBe(mode !== undefined);
  expect(process.env.NODE_ENV).toBe(mode);
});

test('and after work that failed', async () => {
  vi.stubEnv('NODE_ENV', 'test');
  const failing = keepMode(async () => {
    await produce();
    throw new Error('no build');
  });
  await expect(failing).rejects.toThrow('no build');
  expect(process.env.NODE_ENV).toBe('test');
});

test('a build of vite sets it, which is why', async () => {
  vi.stubEnv('NODE_ENV', undefined);
  let during: string | undefined;
  await keepMode(async () => {
    await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [{ name: 'one', resolveId: (id) => id, load: () => 'export default 1' }],
      build: { write: false, lib: { entry: 'one', formats: ['es'], fileName: 'one' } },
    });
    during = process.env.NODE_ENV;
  });
  expect([during, process.env.NODE_ENV]).toEqual(['production', undefined]);
});
