import type { GuideCounts } from './api';

/** Names of the steps and their to-dos; texts and drawings are found by them. */
export type StepName = 'channels' | 'products' | 'listings';
export type TodoName = 'channel' | 'line' | 'product' | 'match' | 'warehouse' | 'rule';

export interface Todo {
  name: TodoName;
  /** Path in the console (spec 2.8). */
  path: string;
  /** Null while the counts are not known. */
  done: boolean | null;
  /** What the note beside it counts; null for no note. */
  count: number | null;
}

export interface Step {
  name: StepName;
  todos: readonly Todo[];
  /** How many are still to be done; null while that is not known. */
  left: number | null;
}

/** The three steps (spec 2.8) and how far they are. */
export function stepsOf(counts: GuideCounts | null): Step[] {
  const made = (name: TodoName, path: string, count: number | undefined): Todo => ({
    name,
    path,
    done: count === undefined ? null : count > 0,
    count: count === undefined || count === 0 ? null : count,
  });
  return [
    step('channels', [made('channel', '/home/managechannel/channelbase/list', counts?.channels)]),
    step('products', [
      made('line', '/home/products/line/update/add', counts?.productLines),
      made('product', '/home/products/allproducts/update/add', counts?.products),
    ]),
    step('listings', [
      {
        name: 'match',
        path: '/home/dynamicerpsku',
        // Without products there is nothing to match yet, which is not the same as being done.
        done: counts && counts.products > 0 && counts.unmatchedSkus === 0,
        count: counts && counts.unmatchedSkus > 0 ? counts.unmatchedSkus : null,
      },
      made('warehouse', '/home/warehouse/account/update/add', counts?.warehouses),
      made('rule', '/home/rules/warehouseDeliver', counts?.rules),
    ]),
  ];
}

function step(name: StepName, todos: readonly Todo[]): Step {
  const known = todos.every(({ done }) => done !== null);
  return { name, todos, left: known ? todos.filter(({ done }) => !done).length : null };
}

/** The to-do to go on with: the first that is not done. */
export function nextTodo(steps: readonly Step[]): TodoName | null {
  return steps.flatMap(({ todos }) => todos).find(({ done }) => done === false)?.name ?? null;
}
