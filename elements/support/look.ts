import { useLayoutEffect } from 'react';
import type { Density, Theme } from '../../src/core/config/types';
import { partsOf } from './parts';

export const THEMES: readonly Theme[] = ['light', 'dark', 'auto'];
export const DENSITIES: readonly Density[] = ['normal', 'compact'];

/** What the page wants where the element itself says nothing. */
export interface LookDefaults {
  readonly theme: Theme;
  readonly density: Density;
  /** Whether `auto` follows the system's scheme. Only on our own pages: a white page stays white under a dark shell. */
  readonly followSystem: boolean;
}

/** Keeps `data-theme` and `data-density` of the wrapper right; both are resolved words, `auto` never reaches CSS. */
export class Look {
  #own: { theme?: Theme | undefined; density?: Density | undefined } = {};
  #defaults: LookDefaults = { theme: 'auto', density: 'normal', followSystem: false };
  #wrapper: HTMLElement | undefined;
  #query: MediaQueryList | undefined;

  /** What the element's own attribute or property says; undefined leaves it to the page. */
  setOwn(name: 'theme' | 'density', value: unknown): void {
    this.#own = { ...this.#own, [name]: value };
    this.#apply();
  }

  setDefaults(defaults: LookDefaults): void {
    this.#defaults = defaults;
    this.#apply();
  }

  connect(wrapper: HTMLElement): void {
    this.#wrapper = wrapper;
    this.#apply();
  }

  /** Lets go of the system's scheme, which would hold the element for as long as the page lives. */
  disconnect(): void {
    this.#wrapper = undefined;
    this.#follow(false);
  }

  readonly #apply = (): void => {
    if (!this.#wrapper) return;
    const theme = this.#own.theme ?? this.#defaults.theme;
    this.#follow(theme === 'auto' && this.#defaults.followSystem);
    const dark = this.#query ? this.#query.matches : theme === 'dark';
    this.#wrapper.setAttribute('data-theme', dark ? 'dark' : 'light');
    this.#wrapper.setAttribute('data-density', this.#own.density ?? this.#defaults.density);
  };

  #follow(wanted: boolean): void {
    if (wanted === (this.#query !== undefined)) return;
    this.#query?.removeEventListener('change', this.#apply);
    this.#query = wanted ? matchMedia('(prefers-color-scheme: dark)') : undefined;
    this.#query?.addEventListener('change', this.#apply);
  }
}

/** Gives an element the page's wishes before it is painted. Called by the providers around a component. */
export function useLook(host: HTMLElement, { theme, density, followSystem }: LookDefaults): void {
  useLayoutEffect(() => {
    partsOf(host)?.look.setDefaults({ theme, density, followSystem });
  }, [host, theme, density, followSystem]);
}
