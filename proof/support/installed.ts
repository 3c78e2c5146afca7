import { join } from 'node:path';

/** Where the foreign libraries are: in this project alone, not beside the package’s own dependencies. */
const INSTALLED = join(import.meta.dirname, '..', 'node_modules');

/** A file of a foreign library. @param path with the name of its package at the front */
export const installed = (...path: readonly string[]): string => join(INSTALLED, ...path);
