import { equal, includes, same } from '../../support/assert';
import { complaintsOf, inEachMode, it } from './harness';

inEachMode('registerElement', (kit, tag) => {
  /** Where `doctor()` finds them, of whichever bundle. */
  const list = () =>
    (globalThis as unknown as Record<symbol, { refused: string }[]>)[Symbol.for('oms.shell.duplicates')] ??
    [];

  it('registers once, and keeps quiet about the same version', async () => {
    const name = tag('defined');
    const first = kit().makeProbe(name);
    const complaints = await complaintsOf(async () => {
      await kit().registerElement(name, first, '1.2.0');
      await kit().registerElement(name, kit().makeProbe(name), '1.2.0');
      await kit().registerElement(name, first, '1.2.0');
    });
    equal(complaints, []);
    same(customElements.get(name), first as unknown as CustomElementConstructor);
  });

  it('warns once of another version, naming both, and records every tag', async () => {
    const [one, two] = [tag('twice-one'), tag('twice-two')];
    const mine = `3.0.0-${tag('x')}`;
    const complaints = await complaintsOf(async () => {
      for (const name of [one, two]) await kit().registerElement(name, kit().makeProbe(name), '2.0.0');
      for (const name of [one, two, one]) await kit().registerElement(name, kit().makeProbe(name), mine);
    });
    equal(complaints.length, 1, complaints.join('\n'));
    includes(complaints[0], '2.0.0');
    includes(complaints[0], mine);
    equal(
      list().filter((entry) => entry.refused === mine),
      [
        { tag: one, kept: '2.0.0', refused: mine },
        { tag: two, kept: '2.0.0', refused: mine },
      ],
    );
  });

  it('leaves a tag alone that somebody else has defined', async () => {
    const name = tag('foreign');
    class Foreign extends HTMLElement {}
    customElements.define(name, Foreign);
    const version = `4.0.0-${name}`;
    const complaints = await complaintsOf(() => kit().registerElement(name, kit().makeProbe(name), version));
    equal(complaints.length, 1);
    includes(complaints[0], 'unknown');
    same(customElements.get(name), Foreign);
  });
});
