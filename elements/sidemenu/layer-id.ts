/** Id of what opens beside the menu. */
export const LAYER_ID = 'oms-flyout';
