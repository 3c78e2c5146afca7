// One part of the build: a page's developer needs this code, and only where something is wrong.
export { readRefusals } from '../../page/policy/read-refusals';
export { checkOptions } from './check-options';
export { chooseLang } from './choose-lang';
export { reportNoLogin } from './no-login';
export { explain } from './probe';
