import { atom } from 'nanostores';
import { defineStore } from '../../core/store/define-store';
import * as COOKIES from '../../page/storage-keys/cookies';
import { lookOf } from './look-of';

/**
 * Theme and density of the page. The user's choice is read from its cookie, so that the first picture has it.
 * `choice.ts`, which loads later, changes it.
 */
export const lookStore = defineStore('look', ({ config, platform }) => ({
  $look: atom(lookOf(config, platform.cookies.get(COOKIES.look.name))),
}));
