/** A framework's templates: a right one, and the wrong ones with what its compiler says of them. */
export interface Templates {
  /** What the project installs, besides TypeScript. */
  readonly packages: readonly string[];
  readonly entry: string;
  /** Ending of the files. */
  readonly ending: string;
  readonly compilerOptions: Readonly<Record<string, unknown>>;
  /** Options beside `compilerOptions` in tsconfig.json. */
  readonly more?: Readonly<Record<string, unknown>>;
  /** The command in node_modules, with its arguments. */
  readonly command: readonly string[];
  /** A file with this markup; `go` and `unread` are handlers of `oms-navigate` and `oms-unread`. */
  file(markup: string): string;
  readonly right: string;
  readonly wrong: Readonly<Record<Mistake, readonly [markup: string, message: string | RegExp]>>;
}

export type Mistake =
  | 'a value that is none'
  | 'an attribute that is none'
  | 'a value of another type'
  | 'an event that is none'
  | 'a handler of another event'
  | 'a field that the detail lacks';

const HANDLERS = `import type { OmsEvent } from '@oms/shell';
const go = (event: OmsEvent<'oms-navigate'>) => event.detail.url.trim();
const unread = (event: OmsEvent<'oms-unread'>) => event.detail.total;`;

/** The three values, in whatever order. */
const PINK = /'"pink"' is not assignable to type '(?=.*"light")(?=.*"dark")(?=.*"auto")/;
const NOT_BOOLEAN = "'number' is not assignable to type 'boolean";
const OTHER_EVENT = '\'OmsEvent<"oms-navigate">\' is not assignable to type \'OmsEvent<"oms-unread">\'';
const NO_FIELD = "'nmae' does not exist on type 'Organisation'";

/** Solid and Preact, whose compiler is TypeScript's own. */
const jsx = (name: 'solid' | 'preact', install: string, source: string, prefix: string): Templates => ({
  packages: [install],
  entry: `@oms/shell/${name}`,
  ending: 'tsx',
  compilerOptions: { jsx: name === 'solid' ? 'preserve' : 'react-jsx', jsxImportSource: source },
  command: ['typescript/bin/tsc', '--pretty', 'false', '--project'],
  file: (markup) => `${HANDLERS}
import { on } from '@oms/shell/${name}';
export const page = <>${markup}</>;
export const used = [go, unread, on];`,
  right: `<oms-topnav theme="dark" logo-src="/logo.svg" class="bar" ${prefix}oms-navigate={go}
    ${prefix}oms-org-changed={(event) => event.detail.to.name.trim()}><b slot="end">Ours</b></oms-topnav>
    <oms-sidemenu mode="tree" collapsed {...on({ 'oms-navigate': ({ detail }) => detail.url.trim() })} />`,
  wrong: {
    'a value that is none': ['<oms-topnav theme="pink" />', PINK],
    'an attribute that is none': ['<oms-topnav featurs="search" />', "Did you mean 'features'"],
    'a value of another type': ['<oms-sidemenu collapsed={7} />', NOT_BOOLEAN],
    'an event that is none': ["<oms-topnav {...on({ 'oms-navigat': () => {} })} />", 'oms-navigat'],
    'a handler of another event': [`<oms-topnav ${prefix}oms-navigate={unread} />`, OTHER_EVENT],
    'a field that the detail lacks': [
      `<oms-topnav ${prefix}oms-org-changed={(event) => event.detail.to.nmae} />`,
      NO_FIELD,
    ],
  },
});

const solid = jsx('solid', 'solid-js@1', 'solid-js', 'on:');

export const templates: Readonly<Record<string, Templates>> = {
  Vue: {
    packages: ['vue@3', 'vue-tsc@3'],
    entry: '@oms/shell/vue',
    ending: 'vue',
    compilerOptions: { jsx: 'preserve' },
    more: { vueCompilerOptions: { strictTemplates: true } },
    command: ['vue-tsc/bin/vue-tsc.js', '--pretty', 'false', '--project'],
    file: (markup) =>
      `<script setup lang="ts">\n${HANDLERS}\n</script>\n<template>\n${markup}\n</template>\n`,
    right: `<oms-topnav theme="dark" logo-src="/logo.svg" class="bar" style="color: red" @oms-navigate="go"
      @oms-org-changed="(event) => event.detail.to.name.trim()"><span>Ours</span></oms-topnav>
      <oms-sidemenu mode="tree" collapsed />`,
    wrong: {
      'a value that is none': ['<oms-topnav theme="pink" />', PINK],
      'an attribute that is none': ['<oms-topnav logo-scr="/logo.svg" />', "Did you mean to write 'logoSrc'"],
      'a value of another type': ['<oms-sidemenu :collapsed="7" />', NOT_BOOLEAN],
      'an event that is none': [
        '<oms-topnav @oms-navigat="() => {}" />',
        "Did you mean to write 'onOmsNavigate'",
      ],
      'a handler of another event': ['<oms-topnav @oms-navigate="unread" />', OTHER_EVENT],
      'a field that the detail lacks': [
        '<oms-topnav @oms-org-changed="(event) => event.detail.to.nmae" />',
        NO_FIELD,
      ],
    },
  },
  Svelte: {
    packages: ['svelte@5', 'svelte-check@4'],
    entry: '@oms/shell/svelte',
    ending: 'svelte',
    compilerOptions: { verbatimModuleSyntax: true },
    command: ['svelte-check/bin/svelte-check', '--output', 'machine', '--no-color', '--tsconfig'],
    file: (markup) => `<script lang="ts">\n${HANDLERS}\n</script>\n${markup}\n`,
    right: `<oms-topnav theme="dark" logo-src="/logo.svg" class="bar" onoms-navigate={go}
      onoms-org-changed={(event) => event.detail.to.name.trim()}><b slot="end">Ours</b></oms-topnav>
      <oms-sidemenu mode="tree" collapsed></oms-sidemenu>`,
    wrong: {
      'a value that is none': ['<oms-topnav theme="pink"></oms-topnav>', PINK],
      'an attribute that is none': ['<oms-topnav logo-scr="/logo.svg"></oms-topnav>', 'logo-scr'],
      'a value of another type': ['<oms-sidemenu collapsed={7}></oms-sidemenu>', NOT_BOOLEAN],
      'an event that is none': ['<oms-topnav onoms-navigat={() => {}}></oms-topnav>', 'onoms-navigat'],
      'a handler of another event': ['<oms-topnav onoms-navigate={unread}></oms-topnav>', OTHER_EVENT],
      'a field that the detail lacks': [
        '<oms-topnav onoms-org-changed={(event) => event.detail.to.nmae}></oms-topnav>',
        NO_FIELD,
      ],
    },
  },
  Solid: {
    ...solid,
    right: `${solid.right} <oms-topnav attr:logo-src="/logo.svg" prop:logoHref="/" prop:theme="dark" />`,
  },
  Preact: jsx('preact', 'preact@10', 'preact', 'on'),
  Angular: {
    packages: ['@angular/core@21', '@angular/compiler@21', '@angular/compiler-cli@21', 'rxjs@7'],
    entry: '@oms/shell/angular',
    ending: 'ts',
    compilerOptions: {},
    more: { angularCompilerOptions: { strictTemplates: true } },
    command: ['@angular/compiler-cli/bundles/src/bin/ngc.js', '--project'],
    file: (markup) => `import { Component } from '@angular/core';
import { OMS_ELEMENTS } from '@oms/shell/angular';
${HANDLERS}
@Component({ selector: 'app-page', imports: [OMS_ELEMENTS], template: \`${markup}\` })
export class Page {
  readonly logo = '/logo.svg';
  readonly go = go;
  readonly unread = unread;
}`,
    right: `<oms-topnav #bar theme="dark" [logoSrc]="logo" class="bar" (oms-navigate)="go($event)" (click)="bar.focusSearch()"
      (oms-org-changed)="$event.detail.to.name.trim()"><b slot="end">Ours</b></oms-topnav>
      <oms-sidemenu mode="tree" collapsed></oms-sidemenu><oms-sidemenu [collapsed]="true"></oms-sidemenu>
      <oms-notice-center tab="2" [hidden]="true"></oms-notice-center>`,
    wrong: {
      'a value that is none': ['<oms-topnav theme="pink"></oms-topnav>', PINK],
      'an attribute that is none': [
        '<oms-topnav [logoScr]="logo"></oms-topnav>',
        "'logoScr' since it isn't a known property of 'oms-topnav'",
      ],
      'a value of another type': [
        '<oms-sidemenu [collapsed]="7"></oms-sidemenu>',
        "'7' is not assignable to type 'boolean",
      ],
      'an event that is none': [
        '<oms-topnav (oms-navigat)="logo.trim()"></oms-topnav>',
        /'"oms-navigat"' is not assignable to parameter of type '[^']*OmsEventMap'/,
      ],
      'a handler of another event': [
        '<oms-topnav (oms-navigate)="unread($event)"></oms-topnav>',
        '\'OmsEvent<"oms-navigate">\' is not assignable to parameter of type \'OmsEvent<"oms-unread">\'',
      ],
      'a field that the detail lacks': [
        '<oms-topnav (oms-org-changed)="$event.detail.to.nmae"></oms-topnav>',
        NO_FIELD,
      ],
    },
  },
};
