import { useLayoutEffect } from 'react';
import type { Density, Theme } from '../../src/core/config/types';
import type { Lang } from '../../src/core/i18n/lang';
import { type Media, media } from '../../src/core/platform/media';
import { controllersOf } from './controllers';

/** The page's values, for an element without attributes of its own. */
export interface LookDefaults {
  readonly theme: Theme;
  readonly density: Density;
  /** A host page may be in another language, and in one that is written from right to left. */
  readonly lang?: Lang | undefined;
  readonly dir?: 'ltr' | 'rtl' | undefined;
  /** Whether `auto` follows the system's scheme. Only on the console's pages: a white page stays white under a dark shell. */
  readonly followSystem: boolean;
}

/** Sets theme, density and language of the wrapper. Theme and density are resolved: `auto` never reaches CSS. */
export class Look {
  #own: { theme?: Theme | undefined; density?: Density | undefined } = {};
  #defaults: LookDefaults = { theme: 'auto', density: 'normal', followSystem: false };
  #wrapper: HTMLElement | undefined;
  #query: Media | undefined;

  /** Sets the value of the element's own attribute or property; undefined for the page's value. */
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

  /** Stops listening to the system's scheme: the listener would keep the element alive as long as the page. */
  disconnect(): void {
    this.#wrapper = undefined;
    this.rest();
  }

  /** The same until it gets the values of the page again. */
  rest(): void {
    this.#follow(false);
  }

  readonly #apply = (): void => {
    if (!this.#wrapper) return;
    const theme = this.#own.theme ?? this.#defaults.theme;
    this.#follow(theme === 'auto' && this.#defaults.followSystem);
    const dark = this.#query ? this.#query.matches : theme === 'dark';
    this.#set('data-theme', dark ? 'dark' : 'light');
    this.#set('data-density', this.#own.density ?? this.#defaults.density);
    const { lang, dir } = this.#defaults;
    if (!lang) return;
    this.#set('lang', lang);
    if (dir) this.#set('dir', dir);
  };

  /** Skips a value that the wrapper has already, as over a picture: setting it again restyles all that is in it. */
  #set(name: string, value: string): void {
    if (this.#wrapper?.getAttribute(name) !== value) this.#wrapper?.setAttribute(name, value);
  }

  #follow(wanted: boolean): void {
    if (wanted === (this.#query !== undefined)) return;
    this.#query?.removeEventListener('change', this.#apply);
    this.#query = wanted ? media('(prefers-color-scheme: dark)') : undefined;
    this.#query?.addEventListener('change', this.#apply);
  }
}

/** Applies the page's theme, density and language to an element before it is painted. For the providers around a component. */
export function useLook(host: HTMLElement, { theme, density, lang, dir, followSystem }: LookDefaults): void {
  useLayoutEffect(() => {
    const look = controllersOf(host)?.look;
    look?.setDefaults({ theme, density, lang, dir, followSystem });
    return () => look?.rest();
  }, [host, theme, density, lang, dir, followSystem]);
}
