import { computed } from 'nanostores';
import { defineStore } from '../../core/shell';
import { createPages } from '../../core/store/pages';
import { noticeMarksStore } from './marks';
import { fetchPage, type NoticeQuery } from './page-api';
import { noticesStore } from './store';
import type { Notice } from './types';

/** All reminders and messages, page by page, for their own page. */
export const noticePagesStore = defineStore('notice-pages', (shell) => {
  const { stats } = shell.use(noticesStore);
  return createPages<Notice, NoticeQuery>(
    shell,
    (query, signal) => fetchPage(shell.request, query, signal),
    ({ id }) => id,
    computed(stats.$state, ({ data }) => JSON.stringify(data)),
    shell.use(noticeMarksStore),
  );
});
