import { defineStore } from '../../core/shell';
import { startOver } from '../../core/store/fresh';
import { createResource, type Resource } from '../../core/store/resource';
import { fetchTask, fetchTasks } from './api';
import type { Task, TaskDetail } from './types';

export const tasksStore = defineStore('tasks', (shell) => {
  const { request, i18n } = shell;
  const recent = createResource<Task[]>({ load: (signal) => fetchTasks(request, signal) });
  // Titles come in the language of the call.
  i18n.$lang.listen(() => startOver(recent));
  return {
    recent,
    detail: (id: string): Resource<TaskDetail> =>
      createResource({ load: (signal) => fetchTask(request, id, signal) }),
    reset: () => startOver(recent),
  };
});
