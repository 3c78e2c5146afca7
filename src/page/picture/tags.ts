/** The tags that are drawn from the last visit. The feedback button is where its user has moved it, which is known later. */
export const tagsOfPictures = [
  'oms-topnav',
  'oms-sidemenu',
  'oms-notice-center',
  'oms-org-switcher',
] as const;
