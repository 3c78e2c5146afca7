import { equal, includes } from '../../support/assert';
import type { BreakableElement } from './fixtures';
import { complaintsOf, eventsOf, inEachMode, inside, it, settled, text } from './harness';

inEachMode('errors in a component', (kit, tag) => {
  function breakable(): BreakableElement {
    const name = tag('breakable');
    if (!customElements.get(name)) kit().registerElement(name, kit().makeBreakable(name), '1.0.0');
    return document.createElement(name) as BreakableElement;
  }

  async function told(work: () => void | Promise<void>) {
    let complaints: string[] = [];
    const events = await eventsOf('oms-error', async () => {
      complaints = await complaintsOf(work);
    });
    return { details: events.map((event) => event.detail), complaints };
  }

  it('leave an empty element, one event and no unhandled error', async () => {
    const element = breakable();
    element.broken = true;
    const { details, complaints } = await told(() => document.body.append(element));
    equal(details, [{ code: 'render', message: 'it broke', source: tag('breakable') }]);
    equal(inside(element).childNodes.length, 0);
    // It is tried twice in new nodes.
    equal(complaints.length, 3, complaints.join('\n'));
    includes(complaints[0], 'Rendered again in new nodes');
    includes(complaints[1], 'Rendered again in new nodes');
    includes(complaints[2], `<${tag('breakable')}> it broke`);
    await element.ready;
  });

  it('may come later, and go when what caused them is put right', async () => {
    const element = breakable();
    document.body.append(element);
    equal(text(element, 'b'), 'whole');
    const { details } = await told(async () => {
      element.broken = true;
      await settled();
    });
    equal(details.length, 1);
    equal(inside(element).childNodes.length, 0);
    element.broken = false;
    await settled();
    equal(text(element, 'b'), 'whole');
  });

  it('do not touch other elements', async () => {
    const [bad, good] = [breakable(), breakable()];
    bad.broken = true;
    await told(() => document.body.append(bad, good));
    equal(text(good, 'b'), 'whole');
  });

  it('that happen while it is taken away are told too', async () => {
    const name = tag('bad-end');
    kit().registerElement(name, kit().makeBadEnd(name), '1.0.0');
    const element = document.createElement(name);
    document.body.append(element);
    const heard: string[] = [];
    // It has left the document, so only who listens to the element itself hears of it.
    element.addEventListener('oms-error', (event) => heard.push((event as CustomEvent).detail.message));
    const complaints = await complaintsOf(() => element.remove());
    equal(heard, ['bad end']);
    equal(complaints.length, 1, complaints.join('\n'));
    includes(complaints[0], 'bad end');
  });
});
