import { expect, it } from 'vitest';
import { nearest } from './nearest';

const WORDS = ['oms-topnav', 'oms-sidemenu', 'userCentre', 'unauthorised', 'theme', 'open'];

it.each([
  ['oms-top-nav', 'oms-topnav'],
  ['omstopnav', 'oms-topnav'],
  ['usercentre', 'userCentre'],
  ['user-center', 'userCentre'],
  ['unauthorized', 'unauthorised'],
  ['themes', 'theme'],
  ['opne', 'open'],
])('takes %s for %s', (word, meant) => {
  expect(nearest(word, WORDS)).toBe(meant);
});

it.each(['oms', 'class', 'oms-header', 'them3s!', ''])('takes "%s" for nothing', (word) => {
  expect(nearest(word, WORDS)).toBeNull();
});
