import { VERSION } from './version';

/** Injected by the build: the version, and a hash of the sources. */
declare const __OMS_BUILD__: string;

/** Tells this build from every other: the head script of a page and its elements have the same. */
export const BUILD: string = typeof __OMS_BUILD__ === 'undefined' ? VERSION : __OMS_BUILD__;
