import { equal, includes } from '../../support/assert';
import type { Kit, Mode } from './harness';
import { complaintsOf, eventsOf, inEachMode, inside, it, loadKit, nextTask, settled, text } from './harness';

/** A page made with React that shows and hides our element; its React is the element's own, or another copy. */
inEachMode('in a React page', (kit, tag, mode) => {
  const otherMode: Mode = 'production';
  /** No page shares the CDN build's Preact. */
  const hosts = mode === 'preact' ? (['another'] as const) : (['the same', 'another'] as const);

  async function pageOf(react: Kit, strict: boolean) {
    const name = tag('probe');
    kit().defineProbe(name);
    const place = document.createElement('main');
    document.body.append(place);
    const root = react.createRoot(place);
    const data = { from: 'host' };
    const events: string[] = [];
    const draw = (shown: boolean, label = 'a') => {
      const element = react.createElement(name, {
        label,
        on: true,
        data,
        'onoms-navigate': (event: Event) => {
          event.preventDefault();
          events.push(event.type);
        },
      });
      const page = react.createElement('section', null, shown ? element : null);
      react.flushSync(() => root.render(strict ? react.createElement(react.StrictMode, null, page) : page));
    };
    return { draw, root, place, data, events, found: () => place.querySelector(name)! };
  }

  for (const strict of [false, true]) {
    for (const copy of hosts) {
      it(`comes and goes in a commit without a complaint (${copy} copy of React${strict ? ', strict' : ''})`, async () => {
        const react = copy === 'the same' ? kit() : await loadKit(otherMode);
        const page = await pageOf(react, strict);
        const complaints = await complaintsOf(async () => {
          page.draw(true);
          includes(text(page.found(), 'output'), 'label=a on=true');
          includes(text(page.found(), 'output'), 'data={"from":"host"}');
          page.draw(true, 'b');
          await settled();
          includes(text(page.found(), 'output'), 'label=b');
          inside(page.found()).querySelector('a')!.click();
          page.draw(false);
          page.draw(true, 'c');
          includes(text(page.found(), 'output'), 'label=c');
          page.draw(false);
          await nextTask();
          page.draw(true);
          page.root.unmount();
          await nextTask();
        });
        equal(complaints, []);
        equal(page.events, ['oms-navigate']);
      });
    }
  }

  it('is on the page when the commit that brought it is over, before the paint', async () => {
    const page = await pageOf(kit(), false);
    page.draw(true);
    equal(text(page.found(), 'button'), '0');
    page.root.unmount();
  });

  it('can be inserted and called from an effect of the page', async () => {
    const name = tag('probe');
    kit().defineProbe(name);
    const { createElement, createRoot, flushSync, useLayoutEffect } = kit();
    const place = document.createElement('main');
    document.body.append(place);
    const element = kit().probe(name);
    function Page() {
      useLayoutEffect(() => {
        place.after(element);
        element.show(3);
        element.label = 'from an effect';
      }, []);
      return null;
    }
    const root = createRoot(place);
    const complaints = await complaintsOf(async () => {
      flushSync(() => root.render(createElement(Page)));
      await nextTask();
    });
    equal(complaints, []);
    equal(text(element, 'i'), '3');
    includes(text(element, 'output'), 'label=from an effect');
    root.unmount();
  });

  it('lets its events reach the document', async () => {
    const page = await pageOf(kit(), false);
    page.draw(true);
    const heard = await eventsOf('oms-navigate', () => inside(page.found()).querySelector('a')!.click());
    equal(heard.length, 1);
    page.root.unmount();
  });
});
