import { type Answers, Refusal } from '../../core/fixtures/answers';
import { checkIds, checkInEachLang } from '../../core/fixtures/check-fixture';
import type { FixtureText } from '../../core/fixtures/fixture-text';
import { textIn } from '../../core/host-additions/host-text';
import type { Lang } from '../../core/i18n/lang';
import { toDetail } from './api';
import type { TaskDetail } from './types';

type Texts = 'title' | 'error' | 'parameters' | 'remark';
/** Of the task's dialog: the product line by its id, as the service gives it. */
type Fields = Omit<TaskDetail, Texts | 'project' | 'endedAt'> & { lineId: string | null };

/** A task of the fake services; whatever is left out has a value of its own. */
export type TaskFixture = Partial<Fields> & {
  title: FixtureText;
  error?: FixtureText;
  parameters?: FixtureText;
  remark?: FixtureText;
};

type Kept = Required<TaskFixture>;

/** @param now ms since 1970, before which tasks without a time were created */
export function fakeTasks(given: readonly TaskFixture[], now: number): { readonly answers: Answers } {
  const tasks = given.map((task, at): Kept => {
    const createdAt = new Date(now - (at + 1) * 22 * 60_000).toISOString();
    const kept: Kept = {
      id: String(9_000 - at),
      number: `T${9_000 - at}`,
      status: 2,
      createdAt,
      updatedAt: task.createdAt ?? createdAt,
      progress: null,
      error: '',
      businessError: false,
      creator: '',
      actor: '',
      sourceNo: '',
      fileUrl: null,
      parameters: '',
      remark: '',
      lineId: null,
      ...task,
    };
    checkInEachLang(
      `tasks[${at}]`,
      (lang) => inWords(kept, lang),
      (lang) => toDetail(toWire(kept, lang)),
    );
    return kept;
  });
  checkIds('tasks', tasks);
  return {
    answers: {
      'GET /api/v1/TaskCenter/findList': ({ lang }) => tasks.map((task) => toWire(task, lang)),
      'GET /api/v1/TaskCenter/findById': ({ params, lang }) => {
        const task = tasks.find(({ id }) => id === params.get('id'));
        if (!task) throw new Refusal(404, `there is no task ${params.get('id')}`);
        return toWire(task, lang);
      },
    },
  };
}

const inWords = (task: Kept, lang: Lang) => ({
  ...task,
  title: textIn(task.title, lang),
  error: textIn(task.error, lang),
  parameters: textIn(task.parameters, lang),
  remark: textIn(task.remark, lang),
});

function toWire(task: Kept, lang: Lang) {
  const { title, error, parameters, remark, ...fields } = inWords(task, lang);
  return {
    ...{ id: fields.id, taskNo: fields.number, status: fields.status, taskTitle: title, remark },
    ...{ createdAt: fields.createdAt, updatedAt: fields.updatedAt, createdName: fields.creator },
    actedName: fields.actor,
    ...{ sourceNo: fields.sourceNo, lineId: fields.lineId, taskFile: fields.fileUrl },
    otherParameter: parameters,
    errorMsg: error,
    errorDetail: fields.businessError ? '==> ' : '',
    progressDone: fields.progress?.done ?? null,
    progressTotal: fields.progress?.total ?? null,
  };
}
