import { atom } from 'nanostores';
import * as COOKIES from '../../core/storage-keys/cookies';
import { defineStore } from '../../core/store/define-store';
import { lookOf } from './look-of';

/**
 * Theme and density of the page. The user's choice is read from its cookie, so that the first picture has it. `choice.ts`, which loads
 * later, changes it.
 */
export const lookStore = defineStore('look', ({ config, platform }) => ({
  $look: atom(lookOf(config, platform.cookies.get(COOKIES.look.name))),
}));
