import { useT } from './use-text';

/**
 * The words for who has done something: the person whose name it was done in, with who acted as that person, where
 * somebody did. Where one of them has no name, the other alone.
 */
export function useDoer(): (name: string, actor: string) => string {
  const t = useT();
  return (name, actor) => (actor === '' || name === '' ? name || actor : t('acting.by', { actor, name }));
}
