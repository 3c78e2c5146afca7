import { initials } from '../../ui/avatar/initials';

/** What stands before a favourite: the icon of its group, or a letter where others of its group stand beside it. */
export type Sign = { readonly iconClass: string } | { readonly letter: string };

export interface Signed {
  readonly id: string;
  readonly title: string;
  readonly iconClass: string;
}

/** A sign for each favourite; no two are equal as long as their titles have letters to choose from. */
export function signsOf(favourites: readonly Signed[]): ReadonlyMap<string, Sign> {
  const byIcon = new Map<string, number>();
  for (const { iconClass } of favourites) byIcon.set(iconClass, (byIcon.get(iconClass) ?? 0) + 1);
  const used = new Set<string>();
  const signs = new Map<string, Sign>();
  for (const { id, title, iconClass } of favourites) {
    if (iconClass !== '' && byIcon.get(iconClass) === 1) signs.set(id, { iconClass });
    else signs.set(id, { letter: letterOf(title, used) });
  }
  return signs;
}

/** The initial, else the first letter that no other has. */
function letterOf(title: string, used: Set<string>): string {
  const words = title.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const choices = [initials(words.join(' '), 1), ...words.join('')];
  const letter = choices.find((one) => !used.has(one)) ?? choices[0] ?? '';
  used.add(letter);
  return letter;
}
