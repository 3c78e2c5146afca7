/** Id of what opens beside the menu. */
export const FLYOUT_ID = 'oms-flyout';
