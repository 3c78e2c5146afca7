import { defineStore } from '../../core/store/define-store';
import { asStore } from '../../core/store/fresh';
import { createResource } from '../../core/store/resource';
import { fetchReports } from './api';
import type { Report } from './types';

/** The newest report tasks of the organisation. */
export const reportsStore = defineStore('reports', ({ request, recovery }) =>
  asStore(createResource<readonly Report[]>({ load: (signal) => fetchReports(request, signal), recovery })),
);
