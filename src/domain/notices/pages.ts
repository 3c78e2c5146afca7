import { computed } from 'nanostores';
import { defineStore } from '../../core/store/define-store';
import { createPagedList } from '../read-receipts/paged-list';
import { fetchPage, type NoticeQuery } from './page-api';
import { noticeReceiptsStore } from './read-receipts';
import { noticesStore } from './store';
import type { Notice } from './types';

/** All reminders and messages, page by page, for their own page. */
export const noticePagesStore = defineStore('notice-pages', (shell) => {
  const { stats } = shell.use(noticesStore);
  return createPagedList<Notice, NoticeQuery>(
    (query, signal) => fetchPage(shell.request, query, { signal }),
    ({ id }) => id,
    computed(stats.$state, ({ data }) => JSON.stringify(data)),
    shell.use(noticeReceiptsStore),
  );
});
