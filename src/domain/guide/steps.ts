import * as paths from '../../page/addresses/console-paths';
import type { GuideCounts } from './counts';

/** Names of the steps and their to-dos; keys of their texts and drawings. */
export type StepName = 'channels' | 'products' | 'listings';
export type TodoName = 'channel' | 'line' | 'product' | 'match' | 'warehouse' | 'rule';

export interface Todo {
  name: TodoName;
  /** Path in the console (docs/behaviour.md#guide). */
  path: string;
  /** Null while the counts are not known. */
  done: boolean | null;
  /** The number in the note beside it; null for no note. */
  count: number | null;
}

export interface Step {
  name: StepName;
  todos: readonly Todo[];
  /** Number of to-dos that are not done; null while that is not known. */
  left: number | null;
}

/** The three steps (docs/behaviour.md#guide) and their progress. */
export function stepsOf(counts: GuideCounts | null): Step[] {
  const made = (name: TodoName, path: string, count: number | undefined): Todo => ({
    name,
    path,
    done: count === undefined ? null : count > 0,
    count: count === undefined || count === 0 ? null : count,
  });
  return [
    step('channels', [made('channel', paths.CHANNELS, counts?.channels)]),
    step('products', [
      made('line', paths.NEW_PRODUCT_LINE, counts?.productLines),
      made('product', paths.NEW_PRODUCT, counts?.products),
    ]),
    step('listings', [
      {
        name: 'match',
        path: paths.SKU_MATCHING,
        // Without products there is nothing to match yet: the to-do is not done.
        done: counts && counts.products > 0 && counts.unmatchedSkus === 0,
        count: counts && counts.unmatchedSkus > 0 ? counts.unmatchedSkus : null,
      },
      made('warehouse', paths.NEW_WAREHOUSE, counts?.warehouses),
      made('rule', paths.DELIVERY_RULES, counts?.rules),
    ]),
  ];
}

function step(name: StepName, todos: readonly Todo[]): Step {
  const known = todos.every(({ done }) => done !== null);
  return { name, todos, left: known ? todos.filter(({ done }) => !done).length : null };
}

/** The next to-do: the first that is not done. */
export function nextTodo(steps: readonly Step[]): TodoName | null {
  return steps.flatMap(({ todos }) => todos).find(({ done }) => done === false)?.name ?? null;
}
