import { type HostText, shortText, textIn } from '../../../core/host-additions/host-text';
import { hostId } from '../host-ids';
import type { BaseData, MenuEntry, Module } from '../types';

/** Characters of a note; a longer one is cut. */
const MAX_NOTE = 16;

/** An entry of a host, checked. */
export interface HostEntry {
  readonly id: string;
  readonly title: HostText;
  readonly url: string | null;
  readonly under: string | null;
  readonly note: HostText;
  readonly icon: string;
  readonly permission: string | null;
  readonly order: number | null;
}

/** Where an entry stands: in another one, or at the top of a module. */
type Spot = Pick<MenuEntry, 'parentId' | 'moduleId'>;

/**
 * The data of a menu with what the host has added. Entries that need a permission which the user does not have are left
 * out, with what is under them; one whose place the menu does not have is left out, too, and is a fault of the data.
 * @param scope of the page: the id of its system
 */
export function extendData(
  data: BaseData,
  entries: readonly HostEntry[],
  lang: string,
  scope: string,
): BaseData {
  const faults = [...data.faults];
  const own = new Map(entries.map((entry) => [entry.id, entry]));
  const labels = new Set(data.labels);
  const placed = new Map<HostEntry, Spot | null>();

  const placeIn = (under: string, inner: HostEntry): Spot | null | undefined => {
    const above = own.get(under);
    // Its own id is that of an entry of the service.
    if (above && above !== inner) {
      const spot = spotOf(above);
      // Beside the page of a module of the host: that has no entry of a group.
      return spot && (above.under === null ? spot : { ...spot, parentId: hostId(under) });
    }
    const entry = data.entries.find(({ id }) => id === under);
    if (entry) return { parentId: entry.id, moduleId: entry.moduleId };
    return data.modules.some(({ id }) => id === under) ? { parentId: null, moduleId: under } : undefined;
  };

  /** Null for an entry that is not shown. */
  function spotOf(entry: HostEntry): Spot | null {
    const known = placed.get(entry);
    if (known !== undefined) return known;
    // A circle of entries ends here.
    placed.set(entry, null);
    if (entry.permission !== null && !labels.has(entry.permission)) return null;
    const spot =
      entry.under === null ? { parentId: null, moduleId: hostId(entry.id) } : placeIn(entry.under, entry);
    if (spot === undefined) {
      faults.push(
        `the page's entry "${entry.id}" is under "${entry.under}", which this user's menu does not have`,
      );
    }
    placed.set(entry, spot ?? null);
    return spot ?? null;
  }

  const shown = entries.flatMap((entry) => {
    const spot = spotOf(entry);
    return spot ? [{ entry, spot }] : [];
  });
  const circle = entries.find((entry) => isCircle(entry, own));
  if (circle) faults.push(`the page's entry "${circle.id}" is under itself`);

  const added = shown
    // A module alone is a group.
    .filter(({ entry }) => entry.under !== null || entry.url !== null)
    .map(({ entry, spot }): MenuEntry => {
      const { id, title, url, under, note, icon, order } = entry;
      return {
        ...spot,
        id: hostId(id),
        title: textIn(title, lang).trim(),
        note: shortText(note, lang, MAX_NOTE),
        langKey: '',
        url: '',
        scope,
        visible: true,
        iconClass: icon,
        labelId: '',
        // The page of a module is the first of it.
        sortIndex: under === null ? Number.MIN_SAFE_INTEGER : rankOf(order),
        to: null,
        href: url,
      };
    });
  const modules = shown
    .filter(({ entry }) => entry.under === null)
    .map(
      ({ entry: { id, title, icon, order } }): Module => ({
        id: hostId(id),
        title: textIn(title, lang).trim(),
        langKey: '',
        iconClass: icon,
        sortIndex: rankOf(order),
      }),
    );
  return {
    ...data,
    modules: modules.length === 0 ? data.modules : [...data.modules, ...modules].sort(byRank),
    entries: [...data.entries, ...added],
    faults,
  };
}

const rankOf = (order: number | null): number => order ?? Number.MAX_SAFE_INTEGER;

const byRank = (a: Module, b: Module): number => a.sortIndex - b.sortIndex;

function isCircle(entry: HostEntry, own: ReadonlyMap<string, HostEntry>): boolean {
  const seen = new Set<HostEntry>();
  const above = (at: HostEntry) => (at.under === null || at.under === at.id ? undefined : own.get(at.under));
  for (let at: HostEntry | undefined = entry; at; at = above(at)) {
    if (seen.has(at)) return at === entry;
    seen.add(at);
  }
  return false;
}
