import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from '../../tools/paths';
import { documented } from '../hosts/routers/documented';

/** The part of Next's documented `useRouter` that the document uses; Next itself is not installed. */
const NEXT = `declare module 'next/navigation' {
  interface AppRouterInstance {
    push(href: string, options?: { scroll?: boolean; transitionTypes?: string[] }): void;
    replace(href: string, options?: { scroll?: boolean; transitionTypes?: string[] }): void;
    refresh(): void;
    prefetch(href: string, options?: object): void;
    back(): void;
    forward(): void;
  }
  export function useRouter(): AppRouterInstance;
}`;

/** The parts of the documented interfaces of SvelteKit and Angular that the document uses; they are not installed, either. */
const NAVIGATION = `declare module '$app/navigation' {
  export function goto(url: string | URL, options?: { replaceState?: boolean }): Promise<void>;
}
declare module '@angular/router' {
  export class Router { navigateByUrl(url: string, extras?: { replaceUrl?: boolean }): Promise<boolean>; }
}`;

/** What the scripts of pages find on their window. */
const GLOBALS = `interface Window { unsaved?: boolean }
declare const Turbo: typeof import('@hotwired/turbo');
declare const htmx: { ajax(method: string, path: string, options: { target: string; push: string }): Promise<void> };
declare const $: {
  pjax(options: { url: string; container: string; fragment: string }): unknown;
  (page: Document): { on(type: string, listener: (event: Event) => void): unknown };
};
declare module '@hotwired/turbo' { export function visit(location: string): void; }`;

let folder: string;
beforeAll(() => {
  // In the repository: the package finds itself by its name, and the types that it exports.
  mkdirSync(at('.cache'), { recursive: true });
  folder = mkdtempSync(at('.cache/routers-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the code in docs/routers.md compiles', () => {
  const files = [...documented].filter(([name]) => !name.endsWith('.html'));
  expect(files.map(([name]) => name)).toContain('next.tsx');
  for (const [name, code] of [
    ...files,
    ['next.d.ts', NEXT],
    ['navigation.d.ts', NAVIGATION],
    ['globals.d.ts', GLOBALS],
  ])
    writeFileSync(join(folder, `${name}`.replace(/\.js$/, '.script.ts')), `${code}`);
  const program = ts.createProgram(ts.sys.readDirectory(folder, ['.ts', '.tsx']), {
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleDetection: ts.ModuleDetectionKind.Auto,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    // Vue Router asks for the Vue that the tests have by another name.
    paths: { vue: [at('node_modules/vue3')] },
    skipLibCheck: true,
    strict: true,
    target: ts.ScriptTarget.ES2023,
    types: [],
  });
  const told = ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  expect(told).toEqual([]);
});
