import type { HeadFiles } from '../../elements/loader/start-head.ts';

/** The place of the names in the head script; see elements/loader/head.ts. */
const SLOT = /@@oms-files:[^@]*@@/;

/** The literal of the head script: nothing in it ends a text of any quotes. */
export const withFiles = (files: HeadFiles): string =>
  `@@oms-files:${encodeURIComponent(JSON.stringify(files)).replaceAll("'", '%27')}@@`;

/** @throws Error where the script has no place for them */
export function putFiles(script: string, files: HeadFiles): string {
  if (!SLOT.test(script)) throw new Error('oms-shell.head.js has no place for the names of files');
  return script.replace(SLOT, () => withFiles(files));
}
