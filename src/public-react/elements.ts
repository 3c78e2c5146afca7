// Written by `npm run generate` from elements/list.ts.
import type { OmsElements } from '../../elements/types';
import { createWrapper } from './wrapper';

/** The feedback button, which the user can move, and its dialog. */
export const OmsFeedback = /* @__PURE__ */ createWrapper('oms-feedback', 'OmsFeedback', {
  hideTrigger: 'hide-trigger',
});
export type OmsFeedbackElement = OmsElements['oms-feedback'];

/** The notice centre: a bell with the number of unread notices, and the panel that it opens. */
export const OmsNoticeCenter = /* @__PURE__ */ createWrapper('oms-notice-center', 'OmsNoticeCenter');
export type OmsNoticeCenterElement = OmsElements['oms-notice-center'];

/** The current organisation, and a searchable list of the others. */
export const OmsOrgSwitcher = /* @__PURE__ */ createWrapper('oms-org-switcher', 'OmsOrgSwitcher');
export type OmsOrgSwitcherElement = OmsElements['oms-org-switcher'];

/** The side menu: a tree on the portal, elsewhere an icon column with flyouts; a drawer in a narrow window. */
export const OmsSidemenu = /* @__PURE__ */ createWrapper('oms-sidemenu', 'OmsSidemenu');
export type OmsSidemenuElement = OmsElements['oms-sidemenu'];

/** The top bar: logo, modules, search, language, guide, notices, organisation and account. */
export const OmsTopnav = /* @__PURE__ */ createWrapper('oms-topnav', 'OmsTopnav', {
  logoSrc: 'logo-src',
  logoHref: 'logo-href',
});
export type OmsTopnavElement = OmsElements['oms-topnav'];
