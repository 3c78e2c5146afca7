import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostStage, hostStage } from '../../tools/host-stage';
import { pressedWorld as world } from '../../tools/pressed-world';
import { replacedPages } from '../../tools/replaced-natives';
import { sharedBrowser } from '../../tools/shared-browser';
import { JOURNEY_MARKUP, type Journey, travel } from './support/journey';

const browser = sharedBrowser();
let stage: HostStage;

interface Report {
  replacedNatives: string[];
  errors: { message: string }[];
}

const doctor = (): Promise<Report> => stage.page.evaluate('OmsShell.doctor()');
const frames = () => stage.page.locator('iframe').count();
const services = () => `${stage.server.origin}/services`;

/** Keeps what the page has before the shell comes; `changes()` names what is another thing afterwards. */
const INVENTORY = `<script>
  (function () {
    var owners = { Array: Array, 'Array.prototype': Array.prototype, Object: Object, 'Object.prototype': Object.prototype, Function: Function.prototype,
      String: String.prototype, Date: Date, 'Date.prototype': Date.prototype, Promise: Promise, 'Promise.prototype': Promise.prototype, JSON: JSON,
      Element: Element.prototype, Node: Node.prototype, document: document, window: window };
    function take() {
      var all = {};
      for (var owner in owners) {
        if (!Object.prototype.hasOwnProperty.call(owners, owner)) continue;
        var names = Object.getOwnPropertyNames(owners[owner]);
        for (var i = 0; i < names.length; i++) {
          var own = Object.getOwnPropertyDescriptor(owners[owner], names[i]);
          all[owner + '.' + names[i]] = own && (own.value || own.get);
        }
      }
      return all;
    }
    var before = take();
    window.changes = function () {
      var after = take(), found = [];
      for (var name in after) if (after[name] !== before[name] && !/changes$|event$|performance|^window[.]\\d/.test(name)) found.push(name);
      for (var gone in before) if (!(gone in after)) found.push('-' + gone);
      return found.join();
    };
  })();
</script>`;

/** Opens a page for the tests of the calling block, which read it in their order. */
function onPage(head: string): void {
  beforeAll(async () => {
    stage = await hostStage(browser());
    await stage.open({ head: head + INVENTORY, markup: JOURNEY_MARKUP, world });
  });
  afterAll(() => stage.close());
}

let plain: Promise<Journey> | undefined;

/** The journey on a page as browsers make it; once for all pages. */
function expected(): Promise<Journey> {
  const go = async () => {
    const own = await hostStage(browser());
    try {
      await own.open({ markup: JOURNEY_MARKUP, world });
      return await travel(own.page, `${own.server.origin}/services`);
    } finally {
      await own.close();
    }
  };
  plain ??= go();
  return plain;
}

describe('a page as browsers make it', () => {
  onPage('');

  it('has no frame, and loads nothing for one', async () => {
    await stage.page.getByRole('button', { name: 'Notifications' }).first().waitFor();
    expect(await frames()).toBe(0);
    expect((await doctor()).replacedNatives).toEqual([]);
    expect(stage.server.asked.filter((path) => path.includes('/realm-'))).toEqual([]);
  });

  it('is used and written from as it should', async () => {
    const { seen, writes } = await expected();
    expect(seen.api).toBe('200 true User en read malformed ');
    expect(writes).toContain(
      '/api/v1/Order/save {"ids":["1","2"],"nested":[{"list":[3,["4"]]}],"when":"1970-01-01T00:00:00.000Z","none":null,"own":"own"}',
    );
  });
});

describe.each(replacedPages)('a page with $name', ({ head, wrong }) => {
  onPage(head);

  it('keeps its globals, its natives and its focus', async () => {
    const { page } = stage;
    await page.getByRole('button', { name: 'Notifications' }).first().waitFor();
    expect(await page.evaluate('document.activeElement.id')).toBe('own');
    const changes: string = await page.evaluate('changes()');
    expect(changes.split(',').filter((name) => !/nanostoresGlobal|__zone_symbol__/.test(name))).toEqual([
      'window.OmsShell',
    ]);
  });

  it('shows and writes what any other does', async () => {
    const { seen, writes } = await travel(stage.page, services());
    const usual = await expected();
    expect(seen).toEqual(usual.seen);
    expect(writes).toEqual(usual.writes);
    const { replacedNatives, errors } = await doctor();
    expect(replacedNatives).toEqual(expect.arrayContaining([...wrong]));
    expect(errors).toEqual([]);
    expect(await frames()).toBe(wrong.length > 0 ? 1 : 0);
    expect(stage.unhandled).toEqual([]);
  });
});
