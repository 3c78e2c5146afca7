import { equal, includes, ok, same } from '../../support/assert';
import type { ProbeElement } from './fixtures';
import { complaintsOf, eventsOf, inEachMode, it, settled, text } from './harness';

inEachMode('attributes and properties', (kit, tag) => {
  const probe = () => kit().probe(tag('probe'));
  const shown = (element: Element) => text(element, 'output');
  function placed(markup = ''): ProbeElement {
    kit().defineProbe(tag('probe'));
    document.body.innerHTML = `<${tag('probe')} ${markup}></${tag('probe')}>`;
    return document.body.firstElementChild as ProbeElement;
  }

  it('counts a property that was set before the element was defined', () => {
    const late = tag('late');
    const element = document.createElement(late) as ProbeElement;
    const data = { rows: [1] };
    Object.assign(element, { label: 'early', on: true, data, theme: 'dark' });
    element.setAttribute('count', '3');
    document.body.append(element);
    kit().defineProbe(late);
    includes(shown(element), 'label=early on=true');
    includes(shown(element), 'count=3');
    same(element.data, data);
    equal(Object.hasOwn(element, 'label'), false, 'the own property is gone');
    element.remove();
  });

  it('counts an attribute by its presence, and an empty text as text', () => {
    const element = placed('on label=""');
    includes(shown(element), 'label= on=true');
    equal(element.label, '');
    equal(element.on, true);
  });

  it('takes "false" as false', () => {
    includes(shown(placed('off="false"')), 'off=false');
  });

  it('restores the default when an attribute is removed', async () => {
    const element = placed('label="a" on off="false" count="2" mode="tree" data="[1]"');
    includes(shown(element), 'label=a on=true off=false count=2 mode=tree logoSrc=undefined data=[1]');
    for (const name of ['label', 'on', 'off', 'count', 'mode', 'data']) element.removeAttribute(name);
    await settled();
    equal(
      shown(element),
      'label=undefined on=undefined off=true count=undefined mode=auto logoSrc=undefined data=undefined',
    );
    equal(element.mode, 'auto');
    equal(element.on, false);
  });

  it('restores the default for null and undefined', async () => {
    const element = placed('label="a" mode="tree"');
    element.data = [1];
    element.label = undefined;
    Object.assign(element, { mode: null });
    await settled();
    includes(shown(element), 'label=undefined');
    includes(shown(element), 'mode=auto');
    equal(element.hasAttribute('label'), false);
    Object.assign(element, { data: null });
    await settled();
    includes(shown(element), 'data=undefined');
  });

  it('gives every attribute as property of the same name in camelCase', async () => {
    const element = placed('logo-src="/a.svg"');
    equal(element.logoSrc, '/a.svg');
    element.logoSrc = '/b.svg';
    await settled();
    equal(element.getAttribute('logo-src'), '/b.svg');
    includes(shown(element), 'logoSrc=/b.svg');
  });

  it('shows text, number and truth as attributes', async () => {
    const element = placed();
    element.label = 'x';
    element.count = 0;
    element.on = true;
    equal(
      [element.getAttribute('label'), element.getAttribute('count'), element.getAttribute('on')],
      ['x', '0', ''],
    );
    element.on = false;
    equal(element.hasAttribute('on'), false);
    await settled();
    includes(shown(element), 'label=x on=false');
    includes(shown(element), 'count=0');
  });

  it('leaves an attribute alone that says the same already', () => {
    const element = placed('on="true"');
    element.on = true;
    equal(element.getAttribute('on'), 'true');
  });

  it('keeps the identity of a json property and writes no attribute', async () => {
    const element = probe();
    const data = { deep: { list: [1, 2] } };
    element.data = data;
    document.body.append(element);
    same(element.data, data);
    same(kit().seen.data.at(-1), data, 'the component got the same object');
    equal(element.hasAttribute('data'), false);
    const next = { circular: {} as object };
    next.circular = { toJSON: () => 'ok' };
    element.data = next;
    await settled();
    same(kit().seen.data.at(-1), next);
  });

  it('reads json from an attribute', () => {
    equal(placed(`data='{"a":[1]}'`).data, { a: [1] });
  });

  it('tells of bad JSON by an event and the console, and goes on', async () => {
    let complaints: string[] = [];
    const events = await eventsOf('oms-error', async () => {
      complaints = await complaintsOf(() => {
        placed('data="{oops" label="still"');
      });
    });
    equal(events.length, 1);
    const [event] = events;
    equal([event!.detail.code, event!.detail.source], ['attribute', tag('probe')]);
    for (const part of ['data', '{oops', 'JSON']) includes(event!.detail.message, part);
    equal(complaints.length, 1, complaints.join('\n'));
    includes(complaints[0], '{oops');
    const element = document.body.firstElementChild as ProbeElement;
    includes(shown(element), 'label=still');
    includes(shown(element), 'data=undefined');
  });

  it('tells of a word that is not allowed and uses the default', async () => {
    const element = placed('mode="tree"');
    let events = await eventsOf('oms-error', async () => {
      await complaintsOf(async () => {
        element.setAttribute('mode', 'bush');
        await settled();
      });
    });
    equal(events.length, 1);
    includes(events[0]!.detail.message, 'mode: "bush"');
    includes(events[0]!.detail.message, 'auto, tree, flyout');
    includes(shown(element), 'mode=auto');
    events = await eventsOf('oms-error', async () => {
      await complaintsOf(async () => {
        Object.assign(element, { count: 'many', theme: 'pink' });
        await settled();
      });
    });
    equal(events.map((event) => event.detail.message.split(':')[0]).sort(), ['count', 'theme']);
  });

  it('says nothing of a value that was put right before the element came to the page', async () => {
    const element = probe();
    element.setAttribute('data', '{');
    element.setAttribute('data', '{}');
    const complaints = await complaintsOf(() => document.body.append(element));
    equal(complaints, []);
  });

  it('renders once for changes made in one go', async () => {
    const element = placed();
    const before = kit().seen.renders;
    element.label = 'a';
    element.setAttribute('count', '1');
    element.on = true;
    element.data = {};
    element.label = 'b';
    equal(kit().seen.renders, before, 'not before the task is over');
    await settled();
    equal(kit().seen.renders, before + 1);
    includes(shown(element), 'label=b on=true');
    element.label = 'b';
    await settled();
    equal(kit().seen.renders, before + 1, 'the same value again');
  });

  it('takes changes made while it is being moved', async () => {
    const element = placed('label="a"');
    element.remove();
    element.label = 'b';
    document.body.append(element);
    await settled();
    includes(shown(element), 'label=b');
  });

  it('keeps what was set while it was away', async () => {
    const element = placed('label="a"');
    element.remove();
    await settled();
    element.label = 'away';
    document.body.append(element);
    includes(shown(element), 'label=away');
    ok(element.isConnected, 'back');
  });
});
