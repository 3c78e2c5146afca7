import { register } from 'node:module';
import { builtinEnvironments } from 'vitest/runtime';

/** Vitest looks for jsdom beside itself, where this project's is not. */
const hooks = `export const resolve = (name, context, next) =>
  next(name, name === 'jsdom' ? { ...context, parentURL: ${JSON.stringify(import.meta.url)} } : context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);

/** Vitest's jsdom, for the tests in `tests/environments`. */
export default builtinEnvironments.jsdom;
