// One file of the build for all that only a page's developer needs, and only where something is wrong.
export { readRefusals } from '../policy/read-refusals';
export { checkOptions } from './check-options';
export { chooseLang } from './choose-lang';
export { explain } from './probe';
