import { follow } from '../../core/navigation/follow';
import type { MenuEntry } from '../../core/navigation/types';
import { useShell } from '../../react/shell-context';
import { useServerTexts, useT } from '../../react/use-text';

export interface FavouriteLinkProps {
  entry: MenuEntry;
  current: boolean;
  onFollow(): void;
}

export function FavouriteLink({ entry, current, onFollow }: FavouriteLinkProps) {
  const { navigation } = useShell();
  const t = useT();
  const title = useServerTexts();
  const link = navigation.link(entry);
  if (!link) return null;
  const label = title(entry.langKey, entry.title);
  const away = link.target === '_blank';
  return (
    <a
      data-fly=""
      part="item"
      className="oms-fav-link"
      href={link.url}
      target={away ? '_blank' : undefined}
      rel={away ? 'noopener' : undefined}
      title={label}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        follow(navigation, link, 'favourites', entry.id, event);
        onFollow();
      }}
    >
      {label}
      {away && <span className="oms-sr">{t('menu.newTab')}</span>}
    </a>
  );
}
