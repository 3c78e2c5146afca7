import type { MenuEntry } from '../../core/navigation/types';
import { EntryLink } from '../../react/EntryLink';
import { useShell } from '../../react/shell-context';
import { useServerTexts } from '../../react/use-text';

export interface FavouriteLinkProps {
  entry: MenuEntry;
  current: boolean;
  onFollow(): void;
}

export function FavouriteLink({ entry, current, onFollow }: FavouriteLinkProps) {
  const { navigation } = useShell();
  const title = useServerTexts();
  const link = navigation.link(entry);
  if (!link) return null;
  return (
    <EntryLink
      id={entry.id}
      link={link}
      source="favourites"
      className="oms-fav-link"
      current={current}
      onFollow={onFollow}
    >
      <span className="oms-fav-name" data-tip="">
        {title(entry.langKey, entry.title)}
      </span>
    </EntryLink>
  );
}
