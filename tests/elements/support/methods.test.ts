import { equal, includes } from '../../support/assert';
import type { ProbeElement } from './fixtures';
import { complaintsOf, eventsOf, inEachMode, inside, it, settled, text } from './harness';

inEachMode('methods and events', (kit, tag) => {
  const probe = () => kit().probe(tag('probe'));
  const called = () => kit().seen.method.splice(0);

  it('keeps a method that was called before the element came to the page', () => {
    called();
    const element = probe();
    element.show(2);
    element.show(4);
    equal(called(), []);
    document.body.append(element);
    equal(called(), [2, 4]);
    equal(text(element, 'i'), '4', 'already in the first paint');
  });

  it('acts at once when it is mounted', () => {
    const element = probe();
    document.body.append(element);
    element.show(5);
    equal(text(element, 'i'), '5');
    element.show();
    equal(text(element, 'i'), '1');
  });

  it('keeps a call while the element is away', async () => {
    const element = probe();
    document.body.append(element);
    element.remove();
    await settled();
    called();
    element.show(6);
    equal(called(), []);
    document.body.append(element);
    equal(called(), [6]);
    element.remove();
    await settled();
    document.body.append(element);
    equal(called(), [], 'a call is made once');
  });

  it('tells of a kept call that fails, and lives on', async () => {
    const element = probe();
    element.hide();
    const events = await eventsOf('oms-error', async () => {
      const complaints = await complaintsOf(() => document.body.append(element));
      equal(complaints.length, 1, complaints.join('\n'));
    });
    equal(
      events.map((event) => event.detail.code),
      ['method'],
    );
    includes(events[0]!.detail.message, 'cannot hide');
    equal(text(element, 'button'), '0');
  });

  it('gives the caller the error of a call that fails at once', () => {
    const element = probe();
    document.body.append(element);
    let caught = '';
    try {
      element.hide();
    } catch (error) {
      caught = String(error);
    }
    includes(caught, 'cannot hide');
  });

  it('sends events that bubble out of every root, and can be refused', async () => {
    const outer = document.createElement('div');
    const root = outer.attachShadow({ mode: 'open' });
    const element = probe() as ProbeElement;
    root.append(element);
    document.body.append(outer);
    let detail: unknown;
    let reached = 0;
    const refuse = (event: Event) => {
      reached++;
      detail = (event as CustomEvent).detail;
      event.preventDefault();
    };
    document.addEventListener('oms-navigate', refuse);
    const link = inside(element).querySelector('a')!;
    let prevented = false;
    const after = (event: Event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', after);
    link.click();
    document.removeEventListener('click', after);
    document.removeEventListener('oms-navigate', refuse);
    equal(reached, 1);
    equal(detail, { url: '/there', target: '_self', source: 'probe', id: null });
    equal(prevented, true, 'the component heard of the refusal');
    equal(kit().dispatch(element, 'oms-lang-changed', { lang: 'en' }), true, 'nobody can refuse this one');
  });
});
