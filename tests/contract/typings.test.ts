import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../tools/paths';

const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  // Of what the libraries declare nothing is asked here.
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

/** Consumers' files; they find the package by its `exports`, as any consumer's would. */
const consumers = {
  dom: `
    import '@oms/shell/elements/topnav';
    const bar = document.createElement('oms-topnav');
    bar.focusSearch();
    bar.features = 'search user';
    bar.logoSrc = undefined;
    Object.assign(document.createElement('oms-sidemenu'), { mode: 'tree' }).collapsed = true;
    document.createElement('oms-notice-center').tab = 2;
    document.createElement('oms-feedback').hideTrigger = true;
    document.createElement('oms-org-switcher').compact = true;
    document.querySelector('oms-feedback')?.show();
    document.addEventListener('oms-unread', (event) => event.detail.total.toFixed());
    window.addEventListener('oms-navigate', (event) => event.detail.url.trim());
    window.OmsShell.ready().then(() => OmsShell.user?.name);
  `,
  script: `
    import { configureShell, getShell } from '@oms/shell';
    configureShell({ hosts: { userCentre: 'https://uc.test' } });
    getShell().on('oms-org-changed', (event) => event.detail.to.name.trim());
    getShell().on('oms-connection', ({ detail }) => detail.state === 'polling');
  `,
  queue: `
    import '@oms/shell/elements';
    OmsShell.queue.push(['on', 'oms-org-changed', (event) => event.detail.to.name.trim()]);
    OmsShell.queue.push(['configure', { theme: 'dark' }], ['setLang', 'en'], ['request.get', '/api/v1/orders', { page: 1 }]);
    window.OmsShell.queue.push(['mount', 'select', '#warehouse', { reference: 'warehouses' }]);
  `,
  begun: `
    import '@oms/shell/elements';
    window.OmsShell ||= { queue: [] };
    window.OmsShell.queue.push(['on', 'oms-unread', (event) => event.detail.total.toFixed()]);
    OmsShell.queue.push(['configure', { theme: 'dark' }]);
    window.OmsShell.ready().then(() => window.OmsShell.user?.name);
  `,
  wrongBegun: `
    import '@oms/shell/elements';
    window.OmsShell ||= { queue: [['setLanguage', 'en']] };
  `,
  misspeltEvent: `
    import '@oms/shell/elements';
    document.createElement('oms-topnav').addEventListener('oms-navigate', ({ detail }) => detail.url.trim());
    document.createElement('oms-topnav').addEventListener('anything', () => {});
    document.createElement('oms-topnav').addEventListener('oms-navigat', () => {});
  `,
  wrongMethod: `
    import '@oms/shell/elements';
    OmsShell.queue.push(['setLanguage', 'en']);
  `,
  wrongListener: `
    import '@oms/shell/elements';
    OmsShell.queue.push(['on', 'oms-org-changed', (event) => event.detail.to.nmae]);
  `,
  wrongQueued: `
    import '@oms/shell/elements';
    OmsShell.queue.push(['setLang', 5]);
  `,
  selects: `
    import { useState } from 'react';
    import { DateRangePicker, MultiSelect, Select, SkuQuery, UserSelect } from '@oms/shell/react';
    export function Filters() {
      const [warehouse, setWarehouse] = useState<string | null>(null);
      const [countries, setCountries] = useState<string[]>([]);
      const [users, setUsers] = useState<readonly string[]>([]);
      const [skus, setSkus] = useState<string[]>([]);
      const [days, setDays] = useState<[string, string] | null>(null);
      const [kept, keep] = useState<readonly [string, string] | null>(null);
      return (
        <>
          <Select reference="warehouses" label="Warehouse" value={warehouse} onChange={setWarehouse} />
          <MultiSelect reference="countries" label="Countries" value={countries} onChange={setCountries} />
          <UserSelect multiple label="Users" value={users} onChange={setUsers} />
          <SkuQuery value={skus} onChange={setSkus} />
          <DateRangePicker label="Paid" value={days} onChange={setDays} />
          <DateRangePicker label="Sent" value={kept} onChange={keep} />
        </>
      );
    }
  `,
  wrongState: `
    import { useState } from 'react';
    import { DateRangePicker, SkuQuery } from '@oms/shell/react';
    export function Filters() {
      const [skus, setSkus] = useState<number[]>([]);
      const [days, setDays] = useState<[string, string]>(['2026-11-01', '2026-11-30']);
      return <><SkuQuery value={['A']} onChange={setSkus} /><DateRangePicker value={days} onChange={setDays} /></>;
    }
    export const used = [Filters];
  `,
  jsx: `
    import { OmsFeedback, OmsNoticeCenter, type OmsNoticeCenterElement, type OmsOpenable, ShellProvider, useT } from '@oms/shell/react';
    export const page = <oms-sidemenu mode="tree"><span slot="footer" /></oms-sidemenu>;
    export const looks = <oms-topnav theme="dark" density="compact" logo-src="/logo.svg" />;
    export const wrapped = (
      <>
        <OmsFeedback hideTrigger onFeedbackSent={({ detail }) => detail.id.trim()} />
        <OmsNoticeCenter tab={2} placement="right-start" ref={(bell: OmsNoticeCenterElement | null) => bell?.show(1)} />
      </>
    );
    export const asAnyTag = (
      <OmsFeedback style={{ color: 'red' }} role="complementary" tabIndex={-1} aria-label="Feedback" data-id="7" key="f"
        onClick={(event) => event.currentTarget.show()} onKeyDown={(event) => event.key} onError={({ detail }) => detail.code} />
    );
    export const t = (key: string) => useT()(key, { count: 2 });
    export const provided = <ShellProvider fallback={<p />}>text</ShellProvider>;
    export const open = (element: OmsOpenable) => element.show();
    open(document.createElement('oms-org-switcher'));
    open(document.createElement('oms-notice-center'));
  `,
  config: `
    import { configureShell, type ServiceName, type ShellConfig } from '@oms/shell';
    configureShell({
      hosts: { userCentre: 'https://uc.test', console: null },
      alerts: { toast: false },
      endpoints: { login: '/in' },
      social: { providers: ['workplace'], hosts: [] },
      getToken: async () => null,
    });
    export const bases = (config: ShellConfig): string[] => [config.hosts.boss, config.hosts.login ?? ''];
    export const service: ServiceName = 'orderApi';
    export const ms = (config: ShellConfig): number => config.requestTimeout;
  `,
  wrongConfig: `
    import { configureShell } from '@oms/shell';
    configureShell({ theme: 'pink' });
    configureShell({ hosts: { bos: 'https://boss.test' } });
  `,
  wrong: `
    import '@oms/shell/react';
    export const page = <oms-sidemenu mode="sideways" />;
  `,
  wrongWrapper: `
    import { OmsNoticeCenter } from '@oms/shell/react';
    export const page = <OmsNoticeCenter tab={9} />;
  `,
  wrongFeature: `
    import { OmsTopnav } from '@oms/shell/react';
    export const pages = [<OmsTopnav features="search,user" />, <oms-topnav features="serach" />];
  `,
  wrongProvider: `
    import { ShellProvider } from '@oms/shell/react';
    export const page = <ShellProvider wait>text</ShellProvider>;
  `,
  wrongArgument: `
    import '@oms/shell/elements';
    document.createElement('oms-notice-center').show('all');
  `,
};

const fileOf = (consumer: string) => at(`consumer-${consumer}.tsx`);

/** What the compiler says to each of them, from one program: most of the time goes into the libraries. */
function check(): Record<string, string[]> {
  const sources = new Map(Object.entries(consumers).map(([name, source]) => [fileOf(name), source]));
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => sources.has(name) || fileExists(name);
  host.getSourceFile = (name, target) => {
    const source = sources.get(name);
    return source === undefined ? getSourceFile(name, target) : ts.createSourceFile(name, source, target);
  };
  const program = ts.createProgram([...sources.keys()], options, host);
  const found = ts.getPreEmitDiagnostics(program);
  return Object.fromEntries(
    Object.keys(consumers).map((name) => [
      name,
      found
        .filter(({ file }) => file === undefined || file.fileName === fileOf(name))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    ]),
  );
}

describe('the types of the package', () => {
  let complaints: Record<string, string[]>;
  beforeAll(() => {
    complaints = check();
  });

  it('know the tags and events in plain DOM code', () => {
    expect(complaints.dom).toEqual([]);
    expect(complaints.misspeltEvent).toEqual([expect.stringContaining('"oms-navigat"')]);
  });

  it('know the script API', () => {
    expect(complaints.script).toEqual([]);
  });

  it('know the queue of a page, whose listeners need no type', () => {
    expect(complaints.queue).toEqual([]);
    expect(complaints.begun).toEqual([]);
    expect(complaints.wrongBegun).toEqual([expect.stringContaining('"setLanguage"')]);
    expect(complaints.wrongMethod).toEqual([expect.stringContaining('"setLanguage"')]);
    expect(complaints.wrongListener).toEqual([expect.stringContaining("'nmae'")]);
    expect(complaints.wrongQueued).toEqual([expect.stringContaining("'number'")]);
  });

  it('let what has several values change a state of React', () => {
    expect(complaints.selects).toEqual([]);
    expect(complaints.wrongState).toEqual([
      expect.stringContaining("'string[]' is not assignable to type 'number[]'"),
      expect.stringContaining("'null' is not assignable"),
    ]);
  });

  it('know the configuration, and refuse what is wrong', () => {
    expect(complaints.config).toEqual([]);
    expect(complaints.wrongConfig).toEqual([expect.stringContaining('pink'), expect.stringContaining('bos')]);
  });

  it('know the tags in JSX, and refuse what is wrong', () => {
    expect(complaints.jsx).toEqual([]);
    expect(complaints.wrong).toEqual([expect.stringContaining('sideways')]);
  });

  it('name the provider as hosts know it, and none of the keys of the texts', () => {
    expect(complaints.wrongProvider).toEqual([expect.stringContaining('ShellProviderProps')]);
    expect(complaints.wrongProvider?.join()).not.toContain('PageShellProvider');
    const published = readdirSync(at('dist/types'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.d.ts'))
      .map((file) => readFileSync(at('dist/types', file), 'utf8'));
    expect(published.join('\n')).not.toContain('account.actingAs');
  });

  it('know the values of attributes in wrappers, and the arguments of methods', () => {
    expect(complaints.wrongWrapper).toEqual([expect.stringContaining("'9'")]);
    expect(complaints.wrongFeature).toEqual([expect.stringMatching(/"serach".*"search"/s)]);
    expect(complaints.wrongArgument).toEqual([expect.stringContaining('number')]);
  });
});
