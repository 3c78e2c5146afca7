import type { Answers } from '../../core/fixtures/answers';
import { checkFixture, checkIds } from '../../core/fixtures/check-fixture';
import { type Photo, toPhoto } from './api';

/** A photograph of a document; whatever is left out has a value of its own. */
export type PhotoFixture = Partial<Photo> & { url: string };

/** The photographs of a document by its number; those without one are of every document. */
export function fakePhotos(
  given: readonly PhotoFixture[],
  path: string,
  now: number,
): { readonly answers: Answers } {
  const rows = given.map((photo, at) => {
    const kept: Photo = {
      ...{ id: String(at + 1), orderNo: '', sku: '', remark: '' },
      createdAt: new Date(now).toISOString(),
      ...photo,
    };
    const { url, ...fields } = kept;
    const wire = { ...fields, pictureUrl: url };
    checkFixture(`photos[${at}]`, kept, toPhoto(wire, at));
    return wire;
  });
  checkIds('photos', rows);
  return {
    answers: {
      [`GET ${path}`]: ({ params }) => {
        const no = params.get('orderNo') ?? '';
        return rows.filter(({ orderNo }) => orderNo === '' || orderNo === no);
      },
    },
  };
}
