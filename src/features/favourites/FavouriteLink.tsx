import type { MenuEntry } from '../../domain/navigation/types';
import { ShellLink } from '../../react/ShellLink';
import { useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useServerTexts } from '../../react/use-text';
import { Badge } from '../../ui/badge/Badge';

export interface FavouriteLinkProps {
  entry: MenuEntry;
  current: boolean;
  onFollow(): void;
}

export function FavouriteLink({ entry, current, onFollow }: FavouriteLinkProps) {
  const { navigation } = useShell();
  const badge = useStore(navigation.$badges).entry(entry.id);
  const title = useServerTexts();
  const link = navigation.link(entry);
  if (!link) return null;
  return (
    <ShellLink
      to={{ ...link, source: 'favourites', id: entry.id }}
      className="oms-fav-link"
      part="item"
      data-fly={entry.id}
      aria-current={current ? 'page' : undefined}
      saysNewTab
      onFollow={onFollow}
    >
      <span className="oms-fav-name" data-tip="">
        {title(entry.langKey, entry.title)}
      </span>
      {entry.note !== '' && <span className="oms-note">{entry.note}</span>}
      {badge !== undefined && <Badge count={badge} />}
    </ShellLink>
  );
}
