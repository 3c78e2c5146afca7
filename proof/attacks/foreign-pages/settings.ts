import { readFileSync } from 'node:fs';
import { fakeServices } from '@oms/shell/testing';
import { at } from '@oms/tools/paths';
import { smallWorld } from '@oms/tools/small-world';
import type { StaticServer } from '@oms/tools/static-server';
import type { Page } from 'playwright-core';
import { Look, openAll, type Stage, shown, visitor } from '../pages';
import { Supply } from '../rewrite';
import { hostileOf, type Schema } from './hostile-values';

interface Manifest {
  readonly modules: readonly {
    readonly declarations?: readonly {
      readonly tagName?: string;
      readonly attributes?: readonly { readonly name: string }[];
    }[];
  }[];
}

const read = <T>(path: string) => JSON.parse(readFileSync(at(path), 'utf8')) as T;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Attributes of the tags and keys of the configuration, as a host fills them from what others have written. */
export async function settings(stage: Stage, server: StaticServer): Promise<void> {
  const { context, page, seen } = await visitor(stage);
  const look = new Look(
    { context, page, seen },
    stage.tally.of('strings in attributes of the tags and in the configuration'),
  );
  const supply = new Supply();
  const elements = read<Manifest>('dist/custom-elements.json').modules.flatMap(
    ({ declarations = [] }) => declarations,
  );
  const { properties } = read<{ properties: Record<string, Schema> }>('dist/config.schema.json');
  const services = `${server.origin}/services`;
  let there = 0;
  try {
    await fakeServices({ ...smallWorld, lang: 'zh-CN' }).route(page as unknown as Page, { url: services });
    for (let round = 0; round < (stage.quick ? 1 : 12); round += 1) {
      const before = supply.given;
      const tags = elements.map(({ tagName, attributes = [] }) => {
        const list = attributes
          // With these as they are there is more to see, and where its picture is the host alone says.
          .filter(({ name }) => !['mode', 'features', 'open', 'logo-src'].includes(name))
          .map(({ name }) => `${name}="${escaped(/href/.test(name) ? supply.address() : supply.text())}"`);
        return tagName ? `<${tagName} ${list.join(' ')}></${tagName}>` : '';
      });
      const config = Object.fromEntries(
        Object.entries(properties)
          .filter(
            ([name]) =>
              !['$schema', 'lang', 'requestTimeout', 'endpoints', 'tokenStorage', 'cookieDomain'].includes(
                name,
              ),
          )
          .map(([name, schema]) => [name, hostileOf(schema, supply, name)]),
      ) as { hosts: object };
      const given = { ...config, lang: 'zh-CN', hosts: { ...config.hosts, userCentre: services } };
      const block = JSON.stringify(given).replaceAll('<', '\\u003c');
      const path = `/settings-${round}`;
      server.page(
        path,
        `<!doctype html><title>Host</title><script type="application/json" data-oms-config>${block}</script>
         <script src="/oms-shell.js"></script>${tags.join('')}`,
      );
      await page.goto(server.origin + path);
      there += Number(await shown(page));
      await look.after(`round ${round}`, supply.given - before);
      if (round === 0 && !stage.quick)
        await openAll(page, (what) => look.after(`${what}, by settings`, 0), 'a');
    }
  } finally {
    await context.close();
  }
  stage.tally.control(
    'pages that show the shell although all settings are hostile',
    there,
    stage.quick ? 1 : 6,
  );
}
