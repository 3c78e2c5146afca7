import { computed } from 'nanostores';
import { defineStore } from '../../core/store/define-store';
import { createPagedList } from '../read-receipts/paged-list';
import { fetchPage, type PageQuery } from './page-api';
import { announcementReceiptsStore } from './read-receipts';
import { announcementsStore } from './store';
import type { Announcement } from './types';

/** All announcements, page by page, for their own page. */
export const announcementPagesStore = defineStore('announcement-pages', (shell) => {
  const { stats } = shell.use(announcementsStore);
  return createPagedList<Announcement, PageQuery>(
    (query, signal) => fetchPage(shell.request, query, signal),
    ({ id }) => id,
    computed(stats.$state, ({ data }) => JSON.stringify(data)),
    shell.use(announcementReceiptsStore),
  );
});
