import type { Density, ShellConfig, Theme } from '../../core/config/types';

export interface Look {
  readonly theme: Theme;
  readonly density: Density;
}

/**
 * What counts on a page: what its host has configured, else the user's choice, else the default.
 * @param choice as cookie and option have it, such as `dark.compact`; any other word is none
 */
export const lookOf = (
  { theme, density }: Pick<ShellConfig, keyof Look>,
  choice: string | null | undefined,
): Look => ({
  theme: theme ?? (choice?.match(/dark|light/)?.[0] as Theme | undefined) ?? 'auto',
  density: density ?? (choice?.match(/compact/) ? 'compact' : 'normal'),
});
