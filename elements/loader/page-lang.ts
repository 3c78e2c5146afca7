import type { Lang } from '../../src/core/i18n/lang';
import { firstLang } from '../../src/page/language/first-lang';
import { cookie } from '../../src/page/platform/cookie';
import * as COOKIES from '../../src/page/storage-keys/cookies';
import type { PartSource, QueuedCall, RawConfigs } from './types';

/** The language in which the page starts, as far as it is configured yet; the strongest source first, as the core has them. */
export function langOf(
  { baked, dataset, json }: RawConfigs,
  queue: readonly QueuedCall[],
  { speaks }: Pick<PartSource, 'speaks'>,
): Lang {
  let configured: unknown;
  let packs = {};
  const look = (source: unknown) => {
    const given = source as { lang?: unknown; languages?: object } | undefined;
    configured = given?.lang || configured;
    packs = { ...packs, ...given?.languages };
  };
  look(baked);
  look(dataset);
  look(json);
  for (const [, config] of queue) look(config);
  return firstLang(
    configured,
    cookie(COOKIES.language.name),
    (lang): lang is Lang => speaks(lang) || Object.hasOwn(packs, `${lang}`),
  );
}
