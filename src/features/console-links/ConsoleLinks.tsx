import type { TextKey } from '../../core/i18n/i18n';
import { useShell } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { PlainLinks } from '../../ui/lazy/PlainLinks';

/** Pages of the console, for a popup that stays away; none where no console is configured. */
export function ConsoleLinks({ pages }: { pages: readonly (readonly [path: string, name: TextKey])[] }) {
  const t = useT();
  const { navigation } = useShell();
  return (
    <PlainLinks
      links={pages.flatMap(([path, name]) => {
        const url = navigation.consoleLink(path)?.url;
        return url === undefined ? [] : [{ title: t(name), url }];
      })}
    />
  );
}
