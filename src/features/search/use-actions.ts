import { useMemo } from 'react';
import type { Link } from '../../domain/navigation/links';
import { trailOf } from '../../domain/navigation/menu/tree';
import { pageOf } from '../../domain/navigation/pages';
import type { PinyinMatch } from '../../domain/navigation/search/pinyin';
import { matchWords } from '../../domain/search/match-words';
import { usedActions } from '../../domain/search/used-actions';
import * as paths from '../../page/addresses/console-paths';
import { useShell } from '../../react/shell-context';
import { useLookChoices } from '../../react/use-look-choices';
import { useStore } from '../../react/use-store';
import { useServerTexts, useT } from '../../react/use-text';
import type { Action } from './choices';
import type { HostSearch } from './use-host-search';

/** Actions that are shown for a keyword, and in an empty field, where they are those of late (docs/behaviour.md#search). */
const MOST = 5;
const LATELY = 3;

type Doable = Omit<Action, 'range'>;

/**
 * What the user may do on this page and what matches the keyword, the latest first; in an empty field what was done of late.
 * @param features what the host has in its bar
 * @param ofHost what it has added
 */
export function useActions(
  keyword: string,
  pinyin: PinyinMatch | null,
  features: ReadonlySet<string>,
  ofHost: HostSearch['actions'],
): readonly Action[] {
  const shell = useShell();
  const all = [
    ...useNewRecords(),
    ...useOwnPages(features),
    ...useLooks(),
    ...useParts(features),
    ...ofHost.flatMap((action) => hostAction(action, shell.navigation.consoleLink)),
  ];
  // As it was when the search was opened: a choice ends it.
  const used = useMemo(() => usedActions(shell), [shell]);
  const rankOf = ({ id }: Doable) => (used.includes(id) ? used.indexOf(id) : used.length);
  if (keyword === '') {
    const lately = all.filter(({ id }) => used.includes(id)).sort((a, b) => rankOf(a) - rankOf(b));
    return lately.slice(0, LATELY).map((action) => ({ ...action, range: null }));
  }
  const found = all.flatMap((action) => {
    const more = [action.aside ?? '', ...(action.keywords ?? [])].join(' ');
    const match = matchWords(action.title, keyword, pinyin, more);
    return match ? [{ ...action, ...match }] : [];
  });
  return found.sort((a, b) => rankOf(a) - rankOf(b)).slice(0, MOST);
}

/** An action of the host, as one of the shell's. */
function hostAction(
  { id, title, keywords, url, select }: HostSearch['actions'][number],
  linkTo: (path: string) => Link | null,
): Doable[] {
  // The prefix keeps it apart from those of the shell.
  const shared = { id: `host-${id}`, title, keywords };
  if (select) return [{ ...shared, run: select }];
  const link = url === null ? null : linkTo(url);
  return link ? [{ ...shared, link }] : [];
}

/** Forms of new records: hidden entries of the menu, which has those alone that the user may open. */
function useNewRecords(): Doable[] {
  const { navigation } = useShell();
  const tree = useStore(navigation.$tree);
  const text = useServerTexts();
  return useMemo(
    () =>
      [...tree.byId.values()].flatMap((entry) => {
        const link = entry.visible ? null : navigation.link(entry);
        if (!link || !pageOf(link.url).endsWith('/add')) return [];
        const above = trailOf(entry.id, tree.byId).at(-2);
        return [
          {
            id: `new-${entry.id}`,
            title: text(entry.langKey, entry.title),
            aside: above && text(above.langKey, above.title),
            link,
          },
        ];
      }),
    [tree, text, navigation],
  );
}

/** The pages of the account, which no menu has. */
function useOwnPages(features: ReadonlySet<string>): Doable[] {
  const t = useT();
  const { navigation } = useShell();
  if (!features.has('user')) return [];
  const page = (id: string, path: string, title: string): Doable[] => {
    const link: Link | null = navigation.consoleLink(path);
    return link ? [{ id, title, aside: t('account.label'), link }] : [];
  };
  return [
    ...page('profile', paths.PROFILE, t('profile.title')),
    ...page('security', paths.SECURITY, t('security.title')),
    ...page('password', paths.PASSWORD, t('account.password')),
  ];
}

/** The other themes and densities, where the host leaves them to the user. */
const useLooks = (): Doable[] =>
  useLookChoices()
    .filter(({ checked }) => !checked)
    .map(({ id, group, label, choose }) => ({ id, title: label, aside: group, run: choose }));

/** What else of the shell is on the page. */
function useParts(features: ReadonlySet<string>): Doable[] {
  const t = useT();
  const { commands, events } = useShell();
  const feedback = document.querySelector('oms-feedback');
  const run = (command: 'openGuide' | 'showKeys') =>
    void commands.run(command).catch((error) => events.error('part', String(error), 'search'));
  return [
    ...(feedback ? [{ id: 'feedback', title: t('feedback.button'), run: () => void feedback.show() }] : []),
    ...(commands.provides('showKeys')
      ? [{ id: 'keys', title: t('keys.title'), run: () => run('showKeys') }]
      : []),
    ...(features.has('guide') ? [{ id: 'guide', title: t('guide.label'), run: () => run('openGuide') }] : []),
  ];
}
