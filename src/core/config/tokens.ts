/**
 * The tokens: custom properties that a host sets on the document, on an element or in the configuration, by what they
 * colour or size; names without `--oms-`. src/ui/tokens.css has their defaults. No page loads the list for its first
 * view: there, only the types are used.
 */
export const TOKENS = {
  'the font family': ['font'],
  corners: ['radius', 'radius-s', 'radius-panel', 'radius-full'],
  surfaces: [
    'color-page',
    'color-surface',
    'color-raised',
    'color-sunken',
    'color-button',
    'color-neutral-soft',
    'color-hover',
    'color-press',
    'color-selected',
    'color-scrim',
  ],
  text: ['color-text', 'color-quiet', 'color-placeholder', 'color-disabled', 'color-match'],
  'lines and focus': ['color-line', 'color-line-strong', 'color-control', 'color-ring'],
  'the main colour': [
    'color-primary',
    'color-primary-hover',
    'color-primary-press',
    'color-primary-soft',
    'color-on-primary',
    'color-logo',
  ],
  states: [
    'color-success',
    'color-success-mark',
    'color-success-soft',
    'color-warning',
    'color-warning-mark',
    'color-warning-soft',
    'color-danger',
    'color-danger-mark',
    'color-danger-soft',
    'color-badge',
    'color-on-badge',
  ],
  'the side menu': [
    'color-side',
    'color-side-text',
    'color-side-strong',
    'color-side-quiet',
    'color-side-hover',
    'color-side-current',
    'color-side-line',
    'color-side-accent',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Name = (typeof TOKENS)[keyof typeof TOKENS][number];

/** The name of a token, as style sheets and the configuration have it. */
export type TokenName = `--oms-${Name}`;

/** A value for both themes, or one for each. */
export type TokenValue = string | { readonly light: string; readonly dark: string };

/** The tokens that a configuration sets. */
export type Tokens = { readonly [Name in TokenName]?: TokenValue };

/** All of them, in the order of the table. */
export const tokenNames = (): TokenName[] =>
  Object.values(TOKENS).flatMap((names: readonly Name[]) => names.map((name) => `--oms-${name}` as const));
