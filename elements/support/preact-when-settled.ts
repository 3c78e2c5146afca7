import { takeOver } from './preact-take-over';
import { settled } from './settled';

/** `whenSettled` of the CDN build, whose loader has fetched the form of the menu before. */
export const whenSettled = (element: HTMLElement) => settled(element).then(() => takeOver);
