import type { FakeServicesOptions } from '@oms/shell/testing';
import { expect, onTestFinished } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { OwnLang as Lang } from '../../../src/core/i18n/lang';
import { readyStage, type Stage, type StageOptions } from '../support/stage';

/** The services of a state are made for it, in its language. */
export interface Options extends Omit<StageOptions, 'services'> {
  services?: FakeServicesOptions;
}

/** The words of the language of the test. */
export type Words = (en: string, zh: string) => string;

/** A state of the page that axe looks at: how it is set up, and what leads to it. */
export interface State {
  name: string;
  options?: Options;
  /** Sets the page up. By default with bar and menu, and once the session has begun. */
  setUp?(options: Options): Promise<Stage>;
  /** Leads to the state, and waits for it. */
  reach?(made: Stage, t: Words): Promise<void>;
  /**
   * Has colours that no other state has, or names in the place of visible words: axe looks again, in the dark and in
   * Chinese. What else it finds depends on neither.
   */
  again?: boolean;
}

export const seen = async (locator: Locator): Promise<void> => {
  await expect.element(locator.first()).toBeVisible();
};

/** Presses the button of this name, the first if there are several. */
export const press = (name: string, within: Pick<Locator, 'getByRole'> = page): Promise<void> =>
  within.getByRole('button', { name, exact: true }).first().click();

/** Sets the page up in a language and a look, and leads it to the state. */
export async function reachState(
  { options = {}, setUp = readyStage, reach }: State,
  lang: Lang,
  theme: 'light' | 'dark',
): Promise<void> {
  const words: Words = (en, zh) => (lang === 'en' ? en : zh);
  // The ground of a host's page that is dark, too.
  const { style } = document.documentElement;
  style.cssText = `color-scheme: ${theme}; background: Canvas`;
  onTestFinished(() => {
    style.cssText = '';
  });
  const made = await setUp({
    ...options,
    services: { lang, ...options.services },
    config: { theme, ...options.config },
  });
  await reach?.(made, words);
}

export type { Lang };
