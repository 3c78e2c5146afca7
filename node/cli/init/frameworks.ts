/** A framework whose templates have the tags; `@oms/shell/<entry>` types them there. */
export type Framework = 'react' | 'vue' | 'svelte' | 'solid' | 'preact' | 'angular';

interface FrameworkHints {
  /** Packages by which a project is known. React alone is none: it comes with the shell, too. */
  readonly packages: readonly string[];
  /** What its templates are typed by. */
  readonly types?: `@oms/shell/${string}`;
  /** It takes the place of what stands in the element that it renders into. */
  readonly clears?: boolean;
  /** What remains to be done by hand, in the order of doing it. */
  readonly byHand: readonly string[];
}

/** The tag of the bar, as pages and templates have it. */
export const BAR = '<oms-topnav></oms-topnav>';

/** Frameworks, those that are known for certain first. */
export const FRAMEWORKS: Readonly<Record<Framework, FrameworkHints>> = {
  angular: {
    packages: ['@angular/core'],
    byHand: [
      "In the component of the frame: import { OMS_ELEMENTS } from '@oms/shell/angular', and imports: [OMS_ELEMENTS].",
      `In its template: ${BAR}`,
    ],
  },
  vue: {
    packages: ['vue'],
    types: '@oms/shell/vue',
    clears: true,
    byHand: [
      "In vite.config: vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('oms-') } } })",
      'In tsconfig.json, so that templates are checked: "vueCompilerOptions": { "strictTemplates": true }',
      'In the template of the frame: <oms-topnav />',
    ],
  },
  svelte: {
    packages: ['svelte'],
    types: '@oms/shell/svelte',
    byHand: [`In the component of the frame: ${BAR}`],
  },
  solid: {
    packages: ['solid-js'],
    types: '@oms/shell/solid',
    byHand: [`In the component of the frame: ${BAR}`],
  },
  preact: {
    packages: ['preact'],
    types: '@oms/shell/preact',
    byHand: [
      'In vite.config, so that the elements get their own React: preact({ reactAliasesEnabled: false })',
      `In the component of the frame: ${BAR}`,
    ],
  },
  react: {
    packages: [
      '@vitejs/plugin-react',
      '@vitejs/plugin-react-swc',
      'react-scripts',
      '@types/react',
      'react-router',
    ],
    clears: true,
    byHand: [
      "In the component of the frame: import { OmsTopnav, ShellProvider } from '@oms/shell/react', and <ShellProvider><OmsTopnav /> … </ShellProvider>",
    ],
  },
};

/** The framework of a project with these packages. */
export const frameworkOf = (packages: readonly string[]): Framework | null =>
  (Object.keys(FRAMEWORKS) as Framework[]).find((name) =>
    FRAMEWORKS[name].packages.some((one) => packages.includes(one)),
  ) ?? null;
