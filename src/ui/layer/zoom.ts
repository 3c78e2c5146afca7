/**
 * How much larger the px of an element's styles are on the screen than those of the window, by the CSS `zoom` of what is around it. Boxes
 * (`getBoundingClientRect`), pointers and the window count in the window's px; styles, `offsetWidth` and scrolling in the element's own. 1 for
 * what is not rendered, and in browsers from before this was settled: there boxes are in px of the element.
 */
export const zoomOf = (element: Element | null): number => element?.currentCSSZoom || 1;
