import { type Label, toLabels } from '../../domain/labels/label';

/** A label as a record's row has it. */
export interface LabelRow {
  labelId: string;
  labelName: string;
  /** `#rrggbb`. */
  labelColour: string;
}

/** The labels of a page's rows, which are checked as those of the service. */
export const labelsOf = (rows: unknown): Label[] => toLabels(rows) ?? [];

export const toRow = ({ id, name, colour }: Label): LabelRow => ({
  labelId: id,
  labelName: name,
  labelColour: colour,
});
