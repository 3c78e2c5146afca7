import type { TokenName } from '../../core/config/tokens';

/** Two tokens that meet: what is drawn, on what, and the least contrast that WCAG asks for. */
export interface TokenPair {
  readonly front: TokenName;
  readonly back: TokenName;
  readonly least: number;
}

/** Of text, and of what shows a control, a state or the focus. */
const TEXT = 4.5;
const MARK = 3;

type NameIn<Token> = Token extends `--oms-color-${infer Name}` ? Name : never;
type Colour = NameIn<TokenName>;

const on = (least: number, fronts: readonly Colour[], backs: readonly Colour[]): TokenPair[] =>
  fronts.flatMap((front) =>
    backs.map((back): TokenPair => ({ front: `--oms-color-${front}`, back: `--oms-color-${back}`, least })),
  );

/** The pairs that the elements, widgets and popups show. What is disabled, or only divides, may be fainter. */
export const PAIRS: readonly TokenPair[] = [
  ...on(TEXT, ['text'], ['page', 'surface', 'raised', 'sunken', 'button', 'neutral-soft', 'hover', 'press']),
  ...on(TEXT, ['text'], ['selected', 'primary-soft', 'match']),
  ...on(TEXT, ['quiet'], ['page', 'surface', 'raised', 'sunken', 'hover', 'selected']),
  ...on(TEXT, ['placeholder'], ['surface']),
  ...on(TEXT, ['primary'], ['page', 'surface', 'raised', 'hover', 'selected', 'primary-soft']),
  ...on(TEXT, ['on-primary'], ['primary', 'primary-hover', 'primary-press']),
  ...(['success', 'warning', 'danger'] as const).flatMap((state) => [
    ...on(TEXT, [state], ['surface', 'raised', `${state}-soft`]),
    ...on(MARK, [`${state}-mark`], ['surface', 'raised', `${state}-soft`]),
  ]),
  ...on(TEXT, ['on-badge'], ['badge']),
  ...on(TEXT, ['side-text', 'side-strong'], ['side', 'side-hover', 'side-current']),
  ...on(TEXT, ['side-quiet'], ['side']),
  ...on(MARK, ['side-accent'], ['side', 'side-current']),
  ...on(MARK, ['control'], ['surface', 'raised']),
  ...on(MARK, ['ring'], ['page', 'surface', 'raised', 'sunken']),
];
