import { equal, includes, ok, same } from '../../support/assert';
import type { ProbeElement } from './fixtures';
import { complaintsOf, inEachMode, inside, it, nextTask, settled, text } from './harness';

inEachMode('the shadow root', (kit, tag) => {
  it('has its sheets in force before the first render', () => {
    const element = kit().probe(tag('probe'));
    equal(element.shadowRoot!.adoptedStyleSheets.length, 1);
    document.body.append(element);
    equal(kit().seen.colour, 'rgb(1, 2, 3)');
  });

  it('shares one sheet between elements', () => {
    const [one, two] = [kit().probe(tag('probe')), kit().probe(tag('probe'))];
    same(one.shadowRoot!.adoptedStyleSheets[0], two.shadowRoot!.adoptedStyleSheets[0]);
  });

  it('takes over a root that was attached before the element was defined', () => {
    const late = tag('attached');
    const element = document.createElement(late) as ProbeElement;
    const root = element.attachShadow({ mode: 'open' });
    root.append(document.createElement('p'));
    document.body.append(element);
    kit().defineProbe(late);
    same(element.shadowRoot, root);
    equal(element.shadowRoot!.children.length, 1, 'what is not ours is gone');
    equal(text(element, 'button'), '0');
    same(element.attachShadow({ mode: 'open' }), root, 'asked for again');
  });

  it('hydrates the markup that it finds in the wrapper, keeping nodes and a click made before', async () => {
    const late = tag('declared');
    const { createElement, Probe, renderToString } = kit();
    const host = document.createElement(late);
    const markup = renderToString(createElement(Probe, { host, label: 'served', mode: 'auto' }));
    document.body.setHTMLUnsafe(
      `<${late} label="served"><template shadowrootmode="open"><div class="oms-root">${markup}</div></template></${late}>`,
    );
    const element = document.body.firstElementChild as ProbeElement;
    const button = inside(element).querySelector('button')!;
    const complaints = await complaintsOf(async () => {
      kit().defineProbe(late);
      await settled();
    });
    equal(complaints, []);
    same(inside(element).querySelector('button'), button, 'the served node');
    includes(text(element, 'output'), 'label=served');
    equal(element.shadowRoot!.adoptedStyleSheets.length, 1);
    button.click();
    await nextTask();
    equal(button.textContent, '1', 'it is alive');
    element.label = 'after';
    await settled();
    includes(text(element, 'output'), 'label=after');
  });

  it('is alive at once after hydrating', () => {
    const late = tag('declared-now');
    const { createElement, Probe, renderToString } = kit();
    const markup = renderToString(createElement(Probe, { host: document.createElement(late), mode: 'auto' }));
    document.body.setHTMLUnsafe(
      `<${late}><template shadowrootmode="open"><div class="oms-root">${markup}</div></template></${late}>`,
    );
    const element = document.body.firstElementChild as ProbeElement;
    kit().seen.method.length = 0;
    kit().defineProbe(late);
    element.show(7);
    equal(kit().seen.method, [7]);
    equal(text(element, 'i'), '7');
  });

  it('renders again where the markup found is another', async () => {
    const late = tag('mismatch');
    document.body.setHTMLUnsafe(
      `<${late}><template shadowrootmode="open"><div class="oms-root"><h1>old</h1></div></template></${late}>`,
    );
    const element = document.body.firstElementChild as ProbeElement;
    const complaints = await complaintsOf(async () => {
      kit().defineProbe(late);
      await nextTask();
    });
    equal(inside(element).querySelector('h1'), null);
    equal(text(element, 'button'), '0');
    ok(
      complaints.every((line) => !line.startsWith('unhandled')),
      complaints.join('\n'),
    );
  });
});
