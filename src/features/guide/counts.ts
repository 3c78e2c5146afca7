import { defineStore } from '../../core/shell';
import { createResource } from '../../core/store/resource';
import { type GuideCounts, loadCounts } from './api';

/** The counts behind the guide's steps; asked for each time it opens, since people come back from doing one. */
export const guideCountsStore = defineStore('guide-counts', ({ config, request }) =>
  createResource<GuideCounts>({
    onDemand: false,
    load: (signal) => loadCounts(request, config.endpoints.dashboard, signal),
  }),
);
