/**
 * An event of a shadow root, when a modal in it opens or closes: what must not become inert (toasts) moves into it or
 * out. And when its element was moved in the document: what was in the top layer has left it.
 */
export const LAYERS_CHANGED = 'oms-layers';
