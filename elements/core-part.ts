import { defineNoticeCenter } from './notice-center/define';
import { defineOrgSwitcher } from './org-switcher/define';
import { defineSideMenu } from './sidemenu/define';

/** The part `core` of the CDN build (`CorePart` in loader/types.ts). */
export * from './support/install';

/** Registers elements whose code is too little for a request, by tag. The loader calls it for those that the page has. */
export const small = {
  'oms-notice-center': defineNoticeCenter,
  'oms-org-switcher': defineOrgSwitcher,
  'oms-sidemenu': defineSideMenu,
};
