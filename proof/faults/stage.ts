import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCdn } from '@oms/demo/cdn';
import { demoConfig } from '@oms/demo/config';
import { startConsole } from '@oms/demo/console-server';
import { startErp } from '@oms/demo/erp/server';
import { demoHosts, type Urls, urlsOf } from '@oms/demo/hosts';
import { browserArgs, findBrowser } from '@oms/tools/browser';
import { at } from '@oms/tools/paths';
import { type Browser, chromium } from 'playwright-core';
import { freePortBase } from '../support/port-base';
import { type Line, layLine } from './line';
import { type Service, startService } from './service';

/** All that a try needs: a backend that can be killed, the hosts of the built files, a browser, and the line between them. */
export interface Stage {
  readonly urls: Urls;
  readonly service: Service;
  /** From the browser to all services. */
  readonly line: Line;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** Hosts stay while the backend does not: their pages are another deployment's. */
export async function openStage(): Promise<Stage> {
  const portBase = await freePortBase();
  const folder = mkdtempSync(join(tmpdir(), 'oms-faults-'));
  const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const build = join(folder, 'cdn', 'proof');
    const config = join(folder, 'config.json');
    writeFileSync(config, JSON.stringify(demoConfig(portBase)));
    execFileSync(process.execPath, [at('dist/bin/oms-shell.js'), 'bake', config, '--out', build, '--alias']);
    const service = await startService(portBase, join(folder, 'data'));
    closers.push(service.close);
    for (const host of [
      await startCdn({ portBase, dir: join(folder, 'cdn'), plain: true }),
      await startConsole({ portBase, dir: at('demo/dist/console') }),
      await startErp({ portBase }),
    ])
      closers.push(() => host.close());
    const { services } = demoHosts(portBase);
    const line = await layLine(Object.values(services).map(({ port }) => port));
    closers.push(line.close);
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: [...browserArgs, `--host-resolver-rules=${line.rules}`],
    });
    closers.push(() => browser.close());
    return { urls: urlsOf(demoHosts(portBase)), service, line, browser, close };
  } catch (error) {
    await close();
    throw error;
  }
}
