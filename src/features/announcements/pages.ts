import { computed } from 'nanostores';
import { defineStore } from '../../core/shell';
import { createPages } from '../../core/store/pages';
import { announcementMarksStore } from './marks';
import { fetchPage, type PageQuery } from './page-api';
import { announcementsStore } from './store';
import type { Announcement } from './types';

/** All announcements, page by page, for their own page. */
export const announcementPagesStore = defineStore('announcement-pages', (shell) => {
  const { stats } = shell.use(announcementsStore);
  return createPages<Announcement, PageQuery>(
    shell,
    (query, signal) => fetchPage(shell.request, query, signal),
    ({ id }) => id,
    computed(stats.$state, ({ data }) => JSON.stringify(data)),
    shell.use(announcementMarksStore),
  );
});
