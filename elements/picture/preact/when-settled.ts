import { settled } from '../settled';
import { takeOver } from './take-over';

/** `whenSettled` of the CDN build, whose loader has fetched the form of the menu before. */
export const whenSettled = (element: HTMLElement) => settled(element).then(() => takeOver);
