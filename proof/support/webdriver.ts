import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { hasEnded } from '@oms/demo/support/has-ended';
import type { WebKitPrograms } from './engines';

/** One session of a WebDriver server, which is one browser. */
export interface WebDriver {
  /** The browser's name and version. */
  readonly version: string;
  /**
   * Sends a command of the W3C's WebDriver and returns its value.
   * @param path below the session, such as `/url`
   * @throws Error with the server's words
   */
  send<T = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>;
  /** Ends the browser, the server and the display. */
  close(): Promise<void>;
}

const startTimeout = 60_000;

/** WebKit on a display of its own, in a window of 1440 × 900 CSS pixels of page. */
export async function startWebKit({ driver, browser, display }: WebKitPrograms): Promise<WebDriver> {
  const started: ChildProcess[] = [];
  const stop = async () => {
    for (const child of started.reverse()) {
      if (hasEnded(child)) continue;
      child.kill();
      await once(child, 'exit');
    }
  };
  try {
    const screen = await startDisplay(display, started);
    const port = await freePort();
    // Without a graphics card, and without the sandbox that root cannot have.
    const env = {
      ...process.env,
      DISPLAY: screen,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      TZ: 'Asia/Shanghai',
    };
    started.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }));
    const base = `http://127.0.0.1:${port}`;
    const session = await openSession(base, browser);
    const send: WebDriver['send'] = (method, path, body) =>
      command(method, `${base}/session/${session.id}${path}`, body);
    await send('POST', '/window/rect', { x: 0, y: 0, width: 1440, height: 970 });
    return {
      version: session.version,
      send,
      async close() {
        await send('DELETE', '').catch(() => {});
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @returns the display's name; Xvfb chooses a free number and writes it to the file descriptor */
async function startDisplay(program: string, started: ChildProcess[]): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  started.push(server);
  const output = server.stdio[3] as NodeJS.ReadableStream;
  const number = await Promise.race([
    once(output, 'data').then(([chunk]) => String(chunk).trim()),
    once(server, 'exit').then(() => ''),
  ]);
  if (!number) throw new Error(`${program} did not start.`);
  return `:${number}`;
}

async function openSession(base: string, binary: string): Promise<{ id: string; version: string }> {
  const options = { binary, args: ['--automation'] };
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const deadline = Date.now() + startTimeout;
  for (;;) {
    try {
      const opened = await command<{
        sessionId: string;
        capabilities: { browserName: string; browserVersion: string };
      }>('POST', `${base}/session`, { capabilities: { alwaysMatch: capabilities } });
      return { id: opened.sessionId, version: `WebKitGTK ${opened.capabilities.browserVersion}` };
    } catch (error) {
      // The server does not listen yet.
      if (!(error instanceof TypeError) || Date.now() > deadline) throw error;
      await wait(100);
    }
  }
}

async function command<T>(method: string, address: string, body?: object): Promise<T> {
  const reply = await fetch(address, {
    method,
    ...(body || method === 'POST'
      ? { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } }
      : {}),
  });
  const { value } = (await reply.json()) as { value: T & { error?: string; message?: string } };
  if (!reply.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
