import { defineFamily } from '../../core/store/define-family';
import { defineStore } from '../../core/store/define-store';
import { asStore } from '../../core/store/fresh';
import { createResource } from '../../core/store/resource';
import { fetchTask, fetchTasks } from './api';
import type { Task, TaskDetail } from './types';

/** The newest tasks of the organisation, for every place that shows some of them. */
export const tasksStore = defineStore('tasks', ({ request, recovery }) =>
  asStore(createResource<readonly Task[]>({ load: (signal) => fetchTasks(request, signal), recovery })),
);

/** One task with all its fields, by id; loaded again each time that it is opened. */
export const taskFamily = defineFamily('task', ({ request }, id) =>
  asStore(
    createResource<TaskDetail>({ load: (signal) => fetchTask(request, id, signal), onDemand: 'always' }),
  ),
);
