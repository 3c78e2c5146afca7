import { type MouseEvent, useCallback } from 'react';
import { follow } from '../../core/navigation/follow';
import { useShell } from '../../react/shell-context';

/** What a click on a link of the menu calls: the host hears of it first and may route by itself (`oms-navigate`). */
export function useFollow(source: string) {
  const { navigation } = useShell();
  return useCallback(
    (event: MouseEvent<HTMLAnchorElement>, id: string | null = null) => {
      const { href, target } = event.currentTarget;
      follow(navigation, { url: href, target: target === '_blank' ? '_blank' : '_self' }, source, id, event);
    },
    [navigation, source],
  );
}
