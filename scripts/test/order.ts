import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files of this project wait for npm's downloads most of the time, which costs nothing beside others and everything
 * at the end.
 */
const FIRST = 'package';

/** Vitest's order, by project and by how long a file took, but for those that go first. */
export class Order extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFirst = ({ project }: TestSpecification) => project.name === FIRST;
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}
