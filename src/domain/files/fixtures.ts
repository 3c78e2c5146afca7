import { type Answers, Refusal } from '../../core/fixtures/answers';
import { checkFixture, checkOnce } from '../../core/fixtures/check-fixture';
import type { Attachment, RecordRef } from './api';
import { toAttachment } from './api';

/** A file of a record; whatever is left out has a value of its own. */
export type AttachmentFixture = Partial<Attachment> & Partial<RecordRef> & { name: string };

type Kept = Required<AttachmentFixture>;

interface Paths {
  readonly upload: string;
  readonly attachments: string;
}

/** Uploads, and the files of records. @param now ms since 1970, at which files are uploaded */
export function fakeFiles(
  given: readonly AttachmentFixture[],
  { upload, attachments }: Paths,
  now: () => number,
): { readonly answers: Answers } {
  const files: Kept[] = [];
  let lastId = 700;
  const add = (file: AttachmentFixture, path: string): Kept => {
    lastId += 1;
    const kept: Kept = {
      id: String(lastId),
      url: `https://files.example.test/${lastId}/${encodeURIComponent(file.name)}`,
      size: null,
      brief: '',
      createdAt: new Date(now()).toISOString(),
      createdName: '',
      mine: true,
      recordType: '',
      recordId: '',
      ...file,
    };
    const { recordType: _type, recordId: _id, ...shown } = kept;
    checkFixture(path, shown, toAttachment(toWire(kept)));
    const ids = [...files, kept].map(({ id }) => id);
    checkOnce(ids, () => `${path}.id`);
    files.push(kept);
    return kept;
  };
  for (const [at, file] of given.entries()) add(file, `attachments[${at}]`);
  return {
    answers: {
      [`POST ${upload}`]: ({ body }) => {
        const form = body instanceof FormData ? body : new FormData();
        const file = [...form.values()].find((value): value is File => typeof value !== 'string');
        if (!file) throw new Refusal(400, 'the call has no file');
        const text = (name: string) => String(form.get(name) ?? '');
        const kept = add(
          {
            name: file.name,
            size: file.size,
            recordType: text('recordType'),
            recordId: text('recordId'),
            brief: text('brief'),
          },
          'upload',
        );
        return { entity: toWire(kept), genUrl: kept.url };
      },
      [`GET ${attachments}`]: ({ params }) =>
        files
          .filter((file) => file.recordId === (params.get('recordId') ?? ''))
          .filter((file) => file.recordType === (params.get('recordType') ?? ''))
          .map(toWire),
      'GET /api/v1/BizAttach/del': ({ params }) => {
        const at = files.findIndex(({ id }) => id === params.get('id'));
        if (at < 0) throw new Refusal(404, `there is no file ${params.get('id')}`);
        files.splice(at, 1);
        return null;
      },
    },
  };
}

const toWire = ({ id, name, url, size, brief, createdAt, createdName, mine }: Kept) => ({
  ...{ id, filename: name, title: name, genUrl: url, size, brief, createdAt, createdName, mine },
});
