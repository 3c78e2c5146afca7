/** Every element of the package, one line each. Beside its `declaration.ts` is its `element.tsx`, which registers it. */
export * as feedback from './feedback/declaration.ts';
export * as noticeCenter from './notice-center/declaration.ts';
export * as orgSwitcher from './org-switcher/declaration.ts';
export * as sidemenu from './sidemenu/declaration.ts';
export * as topnav from './topnav/declaration.ts';
