import type { Case } from './case';
import { browserCases } from './cases/browser';
import { componentCases } from './cases/components';
import { consoleCases } from './cases/console';
import { databaseCases } from './cases/database';
import { networkCases } from './cases/network';
import { partCases } from './cases/parts';
import { processCases } from './cases/process';

export const cases: readonly Case[] = [
  ...networkCases,
  ...processCases,
  ...browserCases,
  ...databaseCases,
  // Last: they replace the clock of a browser for good, which the times of others are taken by.
  ...partCases,
  ...componentCases,
  ...consoleCases,
];
