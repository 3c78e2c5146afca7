import { readFileSync } from 'node:fs';
import { libraryTag } from '@oms/tools/library-tag';
import { installed } from './installed';

/** A script tag with the text of a foreign library. */
export const library = (path: string): string => libraryTag(readFileSync(installed(path), 'utf8'));
