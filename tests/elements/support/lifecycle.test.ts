import { equal, ok, same } from '../../support/assert';
import type { ProbeElement } from './fixtures';
import {
  collectGarbage,
  complaintsOf,
  inEachMode,
  inside,
  it,
  nextTask,
  settled,
  text,
  until,
} from './harness';

/** Tests of what not every engine has are defined where it is there. */
const itWith = (feature: unknown): typeof it => (feature ? it : () => {});

inEachMode('life of an element', (kit, tag) => {
  const probe = () => kit().probe(tag('probe'));
  function placed(): ProbeElement {
    const element = probe();
    document.body.append(element);
    return element;
  }
  const click = async (element: Element) => {
    inside(element).querySelector('button')!.click();
    await nextTask();
  };

  it('mounts nothing until it is on the page', async () => {
    const { renders } = kit().seen;
    const element = probe();
    element.setAttribute('label', 'a');
    element.on = true;
    document.createElement('div').append(element);
    await settled();
    equal(kit().seen.renders, renders);
    equal(element.shadowRoot!.childNodes.length, 0);
  });

  it('renders at once, into a wrapper in an open root', () => {
    const element = placed();
    equal(element.shadowRoot!.mode, 'open');
    equal(element.shadowRoot!.children.length, 1);
    equal(inside(element).tagName, 'DIV');
    equal(inside(element).querySelector('button')!.textContent, '0');
  });

  it('is ready after its first commit, and stays so', async () => {
    const element = probe();
    let ready = false;
    const waiting = element.ready.then(() => {
      ready = true;
    });
    await settled();
    equal(ready, false, 'not before it is on the page');
    document.body.append(element);
    await waiting;
    element.remove();
    await settled();
    await element.ready;
  });

  it('keeps its state when it is moved', async () => {
    const element = placed();
    await click(element);
    equal(text(element, 'button'), '1');
    const button = inside(element).querySelector('button');
    const { mounted } = kit().seen;
    const elsewhere = document.createElement('section');
    document.body.append(elsewhere);
    elsewhere.append(element);
    equal(text(element, 'button'), '1');
    element.remove();
    document.body.prepend(element);
    await nextTask();
    equal(text(element, 'button'), '1');
    same(inside(element).querySelector('button'), button, 'the same nodes');
    equal(kit().seen.mounted, mounted);
    await click(element);
    equal(text(element, 'button'), '2');
  });

  itWith('moveBefore' in Element.prototype)('keeps its state in moveBefore', async () => {
    const element = placed();
    await click(element);
    const elsewhere = document.createElement('section');
    document.body.append(elsewhere);
    const calls: string[] = [];
    const { disconnectedCallback } = Object.getPrototypeOf(element);
    Object.defineProperty(element, 'disconnectedCallback', { value: () => calls.push('disconnected') });
    ok(disconnectedCallback, 'the class has one');
    (elsewhere as unknown as { moveBefore(node: Node, before: Node | null): void }).moveBefore(element, null);
    await nextTask();
    equal(text(element, 'button'), '1');
    equal(typeof Object.getPrototypeOf(element).connectedMoveCallback, 'function');
  });

  it('is unmounted a microtask after it has left, and starts again when it is back', async () => {
    // Those of the tests before have left.
    await until(() => kit().seen.mounted === 0);
    const element = placed();
    await until(() => kit().seen.mounted === 1);
    await click(element);
    element.remove();
    equal(text(element, 'button'), '1', 'not at once');
    await settled();
    equal(inside(element).childNodes.length, 0);
    await until(() => kit().seen.mounted === 0);
    document.body.append(element);
    equal(text(element, 'button'), '0');
    equal(element.shadowRoot!.children.length, 1);
  });

  it('survives being taken in and out again within a task', async () => {
    const element = probe();
    const complaints = await complaintsOf(async () => {
      for (let turn = 0; turn < 5; turn++) {
        document.body.append(element);
        element.remove();
      }
      await settled();
      equal(inside(element).childNodes.length, 0);
      document.body.append(element);
      element.remove();
      document.body.append(element);
      await settled();
    });
    equal(complaints, []);
    equal(text(element, 'button'), '0');
  });

  /**
   * Counts what is still in memory. A registry does not look at its elements: a weak reference that is looked at keeps
   * them in Firefox.
   */
  function countKept(): { watch(element: Element): void; kept(): number } {
    let kept = 0;
    const registry = new FinalizationRegistry(() => {
      kept -= 1;
    });
    return {
      watch(element) {
        kept += 1;
        registry.register(element, undefined);
      },
      kept: () => kept,
    };
  }

  /** A function of its own: a local variable of the waiting test would keep what it names. */
  function addSome(count: number, watch: (element: Element) => void): void {
    const batch = Array.from({ length: count }, () => probe());
    for (const element of batch) {
      element.data = { count };
      element.theme = 'auto';
      element.show(2);
      watch(element);
    }
    document.body.append(...batch);
  }

  function neverUsed(count: number, watch: (element: Element) => void): void {
    for (let made = 0; made < count; made++) {
      const element = probe();
      element.label = 'never';
      element.show();
      watch(element);
    }
  }

  /** React and the engine hold on to the last that they worked on; whatever kept one of each round would keep twenty. */
  const LAST = 5;

  async function collect(kept: () => number): Promise<void> {
    kit().seen.data.length = 0;
    // What has left is let go of after a paint, or the 35 ms that stand for one where nothing is painted.
    for (let turn = 0; turn < 100 && kept() > LAST; turn++) {
      await Promise.race([
        new Promise((resolve) => requestAnimationFrame(resolve)),
        new Promise((resolve) => setTimeout(resolve, 35)),
      ]);
      await collectGarbage?.();
    }
  }

  itWith(collectGarbage)('keeps nothing of a thousand elements that came and went', async () => {
    const { watch, kept } = countKept();
    for (let round = 0; round < 20; round++) {
      addSome(50, watch);
      // Half of the rounds run their effects before they go.
      if (round % 2) await nextTask();
      document.body.replaceChildren();
      await nextTask();
    }
    await collect(kept);
    ok(kept() <= LAST, `${kept()} elements are still in memory`);
  });

  itWith(collectGarbage)('keeps nothing of elements that were made and never used', async () => {
    const { watch, kept } = countKept();
    neverUsed(200, watch);
    await collect(kept);
    ok(kept() <= LAST, `${kept()} elements are still in memory`);
  });
});
