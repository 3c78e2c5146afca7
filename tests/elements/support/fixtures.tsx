import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { define } from '../../../elements/support/define';
import { emit } from '../../../elements/support/events';
import { type LookDefaults, useLook } from '../../../elements/support/look';
import { useMethods } from '../../../elements/support/methods';
import { wrap } from '../../../elements/support/wrap';
import { css } from '../../../src/react/sheet';

export { createElement, StrictMode, useEffect, useLayoutEffect, useState } from 'react';
export { flushSync } from 'react-dom';
export { createRoot } from 'react-dom/client';
export { renderToString } from 'react-dom/server';
export { define, duplicates } from '../../../elements/support/define';
export { emit } from '../../../elements/support/events';

/** What the components below did, for the tests to read. */
export const seen = { renders: 0, mounted: 0, data: [] as unknown[], colour: '', method: [] as unknown[] };

interface ProbeProps {
  host: HTMLElement;
  label?: string;
  on?: boolean;
  off?: boolean;
  count?: number;
  mode?: string;
  data?: unknown;
  logoSrc?: string;
}

interface ProbeMethods {
  show(tab?: number): void;
  hide(): void;
}

/** Shows its props as text and has a state of its own. */
export function Probe({ host, label, on, off = true, count, mode, data, logoSrc }: ProbeProps): ReactNode {
  const [clicks, setClicks] = useState(0);
  const [tab, setTab] = useState(0);
  seen.renders++;
  seen.data.push(data);
  useMethods(host, {
    show(wanted = 1) {
      seen.method.push(wanted);
      setTab(wanted);
    },
    hide() {
      throw new Error('cannot hide');
    },
  });
  useLayoutEffect(() => {
    const { parentElement } = host.shadowRoot!.querySelector('output')!;
    seen.colour = getComputedStyle(parentElement!).color;
  }, [host]);
  useEffect(() => {
    seen.mounted++;
    return () => {
      seen.mounted--;
    };
  }, []);
  return (
    <>
      <output>
        {`label=${label} on=${on} off=${off} count=${count} mode=${mode} logoSrc=${logoSrc} data=${JSON.stringify(data)}`}
      </output>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        {clicks}
      </button>
      <i>{tab}</i>
      <a
        href="/there"
        onClick={(event) => {
          const detail = { url: '/there', target: '_self' as const, source: 'probe', id: null };
          if (!emit(host, 'oms-navigate', detail, { cancelable: true })) event.preventDefault();
        }}
      >
        go
      </a>
    </>
  );
}

export function makeProbe(tag: string) {
  return wrap<ProbeProps, ProbeMethods>({
    tag,
    component: Probe,
    props: {
      label: 'string',
      on: 'boolean',
      off: 'boolean',
      count: 'number',
      mode: 'string',
      data: 'json',
      logoSrc: 'string',
    },
    values: { mode: ['auto', 'tree', 'flyout'] },
    defaults: { mode: 'auto' },
    methods: ['show', 'hide'],
    sheets: [css('.oms-root { color: rgb(1, 2, 3); }')],
  });
}

export type ProbeElement = InstanceType<ReturnType<typeof makeProbe>>;

interface BreakableProps {
  host: HTMLElement;
  broken?: boolean;
}

function Breakable({ broken }: BreakableProps): ReactNode {
  if (broken) throw new Error('it broke');
  return <b>whole</b>;
}

export function makeBreakable(tag: string) {
  return wrap<BreakableProps>({ tag, component: Breakable, props: { broken: 'boolean' }, sheets: [] });
}

export type BreakableElement = InstanceType<ReturnType<typeof makeBreakable>>;

/** Fails where no boundary of the component's own tree can help: while it is taken away. */
function BadEnd(): ReactNode {
  useLayoutEffect(
    () => () => {
      throw new Error('bad end');
    },
    [],
  );
  return <b>there</b>;
}

export function makeBadEnd(tag: string) {
  return wrap<{ host: HTMLElement }>({ tag, component: BadEnd, props: {}, sheets: [] });
}

/** An element on a page with its own wishes for theme and density. */
export function makeLook(tag: string, defaults: LookDefaults) {
  function Providers({ host, children }: { host: HTMLElement; children: ReactNode }): ReactNode {
    useLook(host, defaults);
    return <div className="provided">{children}</div>;
  }
  return wrap<{ host: HTMLElement }>({
    tag,
    component: () => <b>look</b>,
    props: {},
    sheets: [],
    providers: Providers,
  });
}

/** Defines the probe under a tag, once a page. */
export function defineProbe(tag: string): void {
  if (!customElements.get(tag)) define(tag, makeProbe(tag), '1.0.0');
}

export function probe(tag: string): ProbeElement {
  defineProbe(tag);
  return document.createElement(tag) as ProbeElement;
}
