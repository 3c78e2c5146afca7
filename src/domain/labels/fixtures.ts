import { type Answers, fieldsOf } from '../../core/fixtures/answers';
import { checkFixture, checkIds } from '../../core/fixtures/check-fixture';
import { type Label, toLabel } from './label';

interface Paths {
  readonly labels: string;
  readonly saveLabel: string;
  readonly markLabels: string;
  readonly removeLabels: string;
}

/** A label of the fake services. */
export type LabelFixture = Partial<Label> & { name: string };

/** The labels that there are; marking and removing succeed for every record. */
export function fakeLabels(
  given: readonly LabelFixture[],
  { labels: list, saveLabel, markLabels, removeLabels }: Paths,
): { readonly answers: Answers } {
  const labels = given.map((label, at): Label => {
    const kept = { id: String(at + 1), colour: '#2f5fd0', ...label };
    checkFixture(`labels[${at}]`, kept, toLabel(toWire(kept)));
    return kept;
  });
  checkIds('labels', labels);
  const change = (call: { body: unknown }) => {
    const { ids, total } = fieldsOf(call);
    const count = Array.isArray(ids) ? ids.length : Number(total ?? 0);
    return { total: count, done: count, failed: [] };
  };
  return {
    answers: {
      [`GET ${list}`]: () => labels.map(toWire),
      [`POST ${saveLabel}`]: (call) => {
        const { id, labelName, labelColour } = fieldsOf(call);
        const saved = {
          id: String(id ?? labels.length + 1),
          name: String(labelName),
          colour: String(labelColour),
        };
        const at = labels.findIndex((label) => label.id === saved.id);
        if (at < 0) labels.push(saved);
        else labels[at] = saved;
        return toWire(saved);
      },
      [`POST ${markLabels}`]: change,
      [`POST ${removeLabels}`]: change,
    },
  };
}

const toWire = ({ id, name, colour }: Label) => ({ id, labelName: name, labelColour: colour });
