import { SCHEMA } from '../../core/config/schema';
import type { Density, Theme } from '../../core/config/types';

/** What the user has chosen; without a member there is no choice of it. */
export interface Choice {
  readonly theme?: Theme | null | undefined;
  readonly density?: Density | null | undefined;
}

/** Reads `dark.compact`, as cookie and option have it. Either part may be empty; a part that is anything else is no choice. */
export function readChoice(text: string | null | undefined): Choice {
  const [theme, density] = (text ?? '').split('.');
  return { theme: SCHEMA.theme.read(theme), density: SCHEMA.density.read(density) };
}
