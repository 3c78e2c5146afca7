import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { documented } from './documented';

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

/**
 * What the compiler says of the code in docs/routers.md.
 * @param project the folder of the project whose libraries the code has; the code finds the package itself by its name
 * @param chosen whether a file is compiled
 * @param paths of TypeScript, for libraries that the project has by another name
 */
export function compiled(
  project: string,
  chosen: (code: string) => boolean = () => true,
  paths: ts.MapLike<string[]> = {},
): { readonly names: readonly string[]; readonly told: readonly string[] } {
  const files = [...documented].filter(([name, code]) => !name.endsWith('.html') && chosen(code));
  mkdirSync(join(project, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(project, '.cache/routers-'));
  try {
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
      paths,
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
    return { names: files.map(([name]) => name), told };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
