/** The elements that stay where they are from page to page. */
const STILL = ['oms-topnav', 'oms-sidemenu'];
/** ms in which the content of one page gives way to that of the next. */
const FADE = 120;

/**
 * Of our own transitions: those of the page within itself, and of a host that wrote its own `@view-transition`, look as
 * they did.
 */
const OURS = ':root:active-view-transition-type(oms-shell)';

/**
 * From page to page of one origin the content fades while bar and menu stand still
 * (docs/behaviour.md#from-page-to-page). The names are given for that time alone, since a name makes a stacking
 * context, which popups of an element would not leave.
 */
export function transitionCss(): string {
  const rules = [
    '@view-transition{navigation:auto;types:oms-shell}',
    '@media (prefers-reduced-motion:reduce){@view-transition{navigation:none}}',
    ...STILL.map((tag) => `${OURS} ${tag}{view-transition-name:${tag}}`),
    `${parts('group', STILL)},${parts('new', STILL)}{animation:none}`,
    `${parts('old', STILL)}{display:none}`,
    `${['group', 'old', 'new'].map((kind) => parts(kind, ['root']))}{animation-duration:${FADE}ms}`,
  ];
  return rules.join('');
}

const parts = (kind: string, names: readonly string[]) =>
  names.map((name) => `${OURS}::view-transition-${kind}(${name})`).join();
