/**
 * Custom properties that a host overrides by declaring them on an element, by what they colour or size. They apply to every element
 * and in both themes; src/ui/tokens.css has their values. Only the build imports this.
 */
export const themeProperties: Readonly<Record<string, readonly string[]>> = {
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
    ...['success', 'warning', 'danger'].flatMap((state) =>
      ['', '-mark', '-soft'].map((suffix) => `color-${state}${suffix}`),
    ),
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
};
