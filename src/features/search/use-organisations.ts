import { useEffect } from 'react';
import type { Organisation } from '../../core/session/organisation';
import { organisationChoiceStore } from '../../domain/organisations/choice';
import { organisationsStore } from '../../domain/organisations/list';
import { foundOrganisationsStore } from '../../domain/search/found-organisations';
import { matchWords } from '../../domain/search/match-words';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import type { Action } from './choices';

/** Organisations that are shown for a keyword (docs/behaviour.md#search). */
const MOST = 3;

/**
 * Other organisations that match the keyword, those of late first: they are known at once, the others come with the
 * service's reply.
 * @param features what the host has in its bar
 */
export function useOrganisations(keyword: string, features: ReadonlySet<string>): readonly Action[] {
  const t = useT();
  const list = useFeature(organisationsStore);
  const found = useFeature(foundOrganisationsStore);
  const recent = useStore(list.$recent);
  const items = useStore(found.$items);
  const several = useStore(useFeature(organisationChoiceStore).$offered);
  const isOffered =
    several && (features.has('organisation') || document.querySelector('oms-org-switcher') !== null);
  useEffect(() => {
    if (isOffered) found.type(keyword);
  }, [found, keyword, isOffered]);
  useEffect(() => () => found.type(''), [found]);
  if (!isOffered || keyword === '') return [];
  const toAction = (one: Organisation): Action => {
    const title = t('search.switchTo', { name: one.name });
    return {
      id: one.id,
      title,
      aside: one.code || undefined,
      range: matchWords(title, keyword, null)?.range ?? null,
      run: () => void list.switchTo(one),
    };
  };
  const [current, ...others] = recent;
  const known = others.filter(({ name, code }) =>
    matchWords(t('search.switchTo', { name }), keyword, null, code),
  );
  const isNew = ({ id }: Organisation) => id !== current?.id && known.every((one) => one.id !== id);
  return [...known, ...items.filter(isNew)].slice(0, MOST).map(toAction);
}
