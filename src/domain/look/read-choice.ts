import type { Density, Theme } from '../../core/config/types';

/** What the user has chosen; without a member there is no choice of it. */
export interface Choice {
  readonly theme?: Theme;
  readonly density?: Density;
}

/** Reads `dark.compact`, as cookie and option have it. Either part may be empty, and any other text is no choice. */
export function readChoice(text: string | null | undefined): Choice {
  const [, theme, density] = /^(light|dark|auto)?\.(normal|compact)?$/.exec(text ?? '') ?? [];
  return { ...(theme && { theme: theme as Theme }), ...(density && { density: density as Density }) };
}

export const choiceText = ({ theme = '' as never, density = '' as never }: Choice): string =>
  `${theme}.${density}`;
