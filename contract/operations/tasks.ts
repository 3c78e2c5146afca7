import { from, type Operation } from '../shape/operation';
import { count, described, id, listOf, pageOf, record, text, time } from '../shape/schema';
import { listQuery, page } from './shared';

const task = record(
  { id },
  {
    taskNo: id,
    taskTitle: text,
    status: described(id, '0 waiting, 1 running, 2 done, 3 failed.'),
    createdAt: time,
    updatedAt: time,
    errorMsg: text,
    errorDetail: described(text, '`==>` in it: a call of business logic has failed.'),
    progressDone: count,
    progressTotal: count,
  },
);

/** Tasks and report tasks. */
export const tasks: readonly Operation[] = [
  {
    name: 'tasks',
    method: 'GET',
    path: '/api/v1/TaskCenter/findList',
    service: 'boss',
    about: 'The newest tasks of the organisation.',
    usedBy: 'bell, home',
    without: 'The list of tasks says that it could not be loaded.',
    query: { rows: { schema: { type: 'integer' }, required: true } },
    send: { query: { rows: 20 } },
    data: listOf(task),
  },
  {
    name: 'task',
    method: 'GET',
    path: '/api/v1/TaskCenter/findById',
    service: 'boss',
    about: 'A task with all that its dialog shows.',
    usedBy: 'bell, home',
    without: 'An opened task says that it could not be loaded.',
    query: { id: { schema: text, required: true } },
    send: { query: { id: from('tasks', '0.id') } },
    data: record(
      { id },
      {
        ...task.properties,
        lineId: described(id, 'Id of a product line, by which the project is named.'),
        createdName: text,
        actedName: text,
        sourceNo: id,
        taskFile: text,
        otherParameter: text,
        remark: text,
      },
    ),
  },
  {
    name: 'reports',
    method: 'GET',
    path: '/api/v1/ReportTask/findByPage',
    service: 'bi',
    about: 'The newest report tasks of the organisation.',
    usedBy: 'bell',
    without: 'The list of reports says that it could not be loaded.',
    query: listQuery,
    send: { query: { ...page, rows: 5 } },
    data: pageOf(
      record(
        { id },
        {
          number: id,
          title: text,
          status: described(id, '2: done, with the file.'),
          createdAt: time,
          attachUrl: text,
        },
      ),
    ),
  },
];
