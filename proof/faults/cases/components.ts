import type { Page } from 'playwright-core';
import type { Case } from '../case';
import { inRealTime } from '../features';
import { inTabs } from '../in-tab';
import { type Fault, without } from '../without';

/** A class of the node at which a component throws, and the features that are missing then. */
const PLACES: readonly (readonly [string, readonly string[]])[] = [
  ['oms-topnav', ['bar', 'notice centre', 'organisation switcher']],
  ['oms-account-who', ['bar']],
  ['oms-rail', ['menu']],
  ['oms-fly', ['menu']],
  ['oms-feed', ['notice centre']],
  ['oms-org-text', ['organisation switcher']],
  ['oms-feedback-trigger', ['feedback']],
  ['oms-feedback-form', ['feedback']],
];

/** The class at which the page throws, null once the fault is over, also after a reload; and whether it has thrown. */
type Throwing = { proofThrowsAt?: string | null; proofHasThrown?: boolean };

async function throwAt(page: Page, name: string): Promise<void> {
  await page.addInitScript((given) => {
    (window as Throwing).proofThrowsAt = given;
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (attribute, value) {
      const { proofThrowsAt: at } = window as Throwing;
      if (at && attribute === 'class' && String(value).split(' ').includes(at)) {
        (window as Throwing).proofHasThrown = true;
        throw new Error('proof');
      }
      setAttribute.call(this, attribute, value);
    };
  }, name);
}

async function throwNoMore(page: Page): Promise<void> {
  const end = () => {
    (window as Throwing).proofThrowsAt = null;
  };
  // Scripts of a page run in the order in which they were added.
  await page.addInitScript(end);
  await page.evaluate(end);
}

const faultAt = ([name, missing]: (typeof PLACES)[number]): Fault => ({
  name: `the component of ${name}`,
  mayTake: (feature) => missing.includes(feature.name),
  wait: inRealTime,
  begin: (page) => throwAt(page, name),
  hasHappened: (page) => page.evaluate(() => (window as Throwing).proofHasThrown === true),
  end: throwNoMore,
});

export const componentCases: readonly Case[] = [
  {
    name: 'a component of each feature throws as it renders',
    note: '“Try again” is pressed once it does not',
    run: (stage, visitors) =>
      inTabs(visitors, PLACES, (tried, place) => without(stage, tried, faultAt(place))),
  },
];
