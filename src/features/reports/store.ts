import { defineStore } from '../../core/shell';
import { startOver } from '../../core/store/fresh';
import { createResource } from '../../core/store/resource';
import { fetchReports } from './api';
import type { Report } from './types';

export const reportsStore = defineStore('reports', (shell) => {
  const recent = createResource<Report[]>({ load: (signal) => fetchReports(shell.request, signal) });
  // Titles come in the language of the call.
  shell.i18n.$lang.listen(() => startOver(recent));
  return { recent, reset: () => startOver(recent) };
});
