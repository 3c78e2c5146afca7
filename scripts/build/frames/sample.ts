import type { FakeServicesOptions } from '../../../testing';

/**
 * The data of the elements while the build makes their frames: names in double underscores stand for the data of a
 * page. Groups and entries have three levels; one entry is the current page.
 */
export const HERE = 'http://console.test/__url__/current';

/** The number that stands for how much is unread. */
export const UNREAD = 86;

/** Short enough for a badge. */
const BADGE = '__mark__';

const title = '__title__';

/** At every module and entry. */
export const badges = Object.fromEntries(
  ['m1', 'm2', 'g1', 'g2', 'g3', 'e1', 'e2', 'e3', 'e3b', 'e4'].map((id) => [id, BADGE]),
);

const entry = (id: string, url: string) => ({ id, title, note: '__note__', url });

export const sample: FakeServicesOptions = {
  user: { id: 'u', name: '__user__', orgId: 'o' },
  organisations: [
    { id: 'o', name: '__organisation__', code: '__code__' },
    { id: 'p', name: '__other__', code: '__other__' },
  ],
  systems: [{ id: 'system', url: 'http://console.test', title: '__system__', label: '' }],
  menu: [
    {
      id: 'm1',
      title: '__module__',
      icon: 'home',
      entries: [
        {
          id: 'g1',
          title,
          entries: [
            {
              id: 'g2',
              title,
              entries: [
                entry('e3', '/__url__/current'),
                entry('e3b', '/__url__/e3b'),
                { id: 'g3', title, entries: [entry('e4', '/__url__/e4')] },
              ],
            },
            entry('e2', '/__url__/e2'),
          ],
        },
        entry('e1', '/__url__/e1'),
      ],
    },
    { id: 'm2', title: '__module__', icon: 'home', entries: [entry('other', '/__url__/other')] },
  ],
  notices: Array.from({ length: UNREAD }, () => ({ title })),
  announcements: [],
};
