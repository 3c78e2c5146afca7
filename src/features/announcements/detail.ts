import { defineStore } from '../../core/shell';
import { createResource, type Resource } from '../../core/store/resource';
import { fetchAnnouncement, markAsRead } from './detail-api';
import { announcementListStore } from './lists';
import type { AnnouncementDetail } from './types';

export const announcementDetailStore = defineStore('announcement-detail', (shell) => {
  const { request } = shell;
  const announcements = shell.use(announcementListStore);
  return {
    /** One announcement; what is loaded is thereby read (spec 4). */
    open: (id: string): Resource<AnnouncementDetail> =>
      createResource({
        async load(signal) {
          const announcement = await fetchAnnouncement(request, id, signal);
          if (!announcement.read) void announcements.markRead(id, () => markAsRead(request, id));
          return announcement;
        },
      }),
  };
});
