import type { Density, ShellConfig, Theme } from '../../core/config/types';
import type { Choice } from './read-choice';

export interface Look {
  readonly theme: Theme;
  readonly density: Density;
}

/** What counts on a page: what its host has configured, else the user's choice, else the default. */
export const lookOf = (config: Pick<ShellConfig, keyof Look>, choice: Choice): Look => ({
  theme: config.theme ?? choice.theme ?? 'auto',
  density: config.density ?? choice.density ?? 'normal',
});
