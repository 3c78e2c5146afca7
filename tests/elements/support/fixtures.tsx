import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createElementClass } from '../../../elements/support/create-element-class';
import type {
  ElementDeclaration,
  Method,
  MethodsOf,
  PropsOf,
} from '../../../elements/support/element-declaration';
import { type LookDefaults, useLook } from '../../../elements/support/look';
import { useMethods } from '../../../elements/support/methods';
import { registerElement } from '../../../elements/support/register-element';
import { dispatch } from '../../../src/core/events/events';
import { css } from '../../../src/react/css';

export { createElement, StrictMode, useEffect, useLayoutEffect, useState } from 'react';
export { flushSync } from 'react-dom';
export { createRoot } from 'react-dom/client';
export { renderToString } from 'react-dom/server';
export { registerElement } from '../../../elements/support/register-element';
export { dispatch } from '../../../src/core/events/events';

/** Records of the components below, for the tests to read. */
export const seen = { renders: 0, mounted: 0, data: [] as unknown[], colour: '', method: [] as unknown[] };

const probeDeclaration = {
  tag: 'oms-probe',
  attributes: {
    label: { type: 'string' },
    on: { type: 'boolean' },
    off: { type: 'boolean' },
    count: { type: 'number' },
    mode: { type: 'string', values: ['auto', 'tree', 'flyout'], default: 'auto' },
    data: { type: 'json' },
    logoSrc: { type: 'string' },
  },
  methods: { show: {} as Method<[tab?: number]>, hide: {} as Method },
} as const satisfies ElementDeclaration;

type ProbeProps = { host: HTMLElement } & Partial<Omit<PropsOf<typeof probeDeclaration>, 'host'>>;

/** Shows its props as text and has a state of its own. */
export function Probe({ host, label, on, off = true, count, mode, data, logoSrc }: ProbeProps): ReactNode {
  const [clicks, setClicks] = useState(0);
  const [tab, setTab] = useState(0);
  seen.renders++;
  seen.data.push(data);
  useMethods<MethodsOf<typeof probeDeclaration>>(host, {
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
          if (!dispatch(host, 'oms-navigate', detail)) event.preventDefault();
        }}
      >
        go
      </a>
    </>
  );
}

export function makeProbe(tag: string) {
  const rendering = { component: Probe, sheets: [css('.oms-root { color: rgb(1, 2, 3); }')] };
  return createElementClass({ ...probeDeclaration, tag }, rendering);
}

export type ProbeElement = InstanceType<ReturnType<typeof makeProbe>>;

function Breakable({ broken }: { broken: boolean | undefined }): ReactNode {
  if (broken) throw new Error('it broke');
  return <b>whole</b>;
}

export function makeBreakable(tag: string) {
  return createElementClass(
    { tag, attributes: { broken: { type: 'boolean' } }, methods: {} },
    { component: Breakable, sheets: [] },
  );
}

export type BreakableElement = InstanceType<ReturnType<typeof makeBreakable>>;

/** Fails where no boundary of the component's own tree catches it: while it unmounts. */
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
  return createElementClass({ tag, attributes: {}, methods: {} }, { component: BadEnd, sheets: [] });
}

/** An element on a page with a configured theme and density. */
export function makeLook(tag: string, defaults: LookDefaults) {
  function Providers({ host, children }: { host: HTMLElement; children: ReactNode }): ReactNode {
    useLook(host, defaults);
    return <div className="provided">{children}</div>;
  }
  return createElementClass(
    { tag, attributes: {}, methods: {} },
    { component: () => <b>look</b>, sheets: [], providers: Providers },
  );
}

/** Registers the probe under a tag, once per page. */
export function defineProbe(tag: string): void {
  if (!customElements.get(tag)) registerElement(tag, makeProbe(tag), '1.0.0');
}

export function probe(tag: string): ProbeElement {
  defineProbe(tag);
  return document.createElement(tag) as ProbeElement;
}
