import { createHash } from 'node:crypto';
import { readTemplates, sheets } from 'virtual:frames';
import { DEFAULT_LANG } from '../../src/page/language/first-lang';
import { type FrameKind, TAG_OF_FRAME } from '../paint/frame/template';
import served from './served.css?sheet';

/** The style sheet of all elements that a server writes: one file for all their roots. */
export interface StyleSheet {
  /** Path in the folder of the CDN build; the name tells this text from any other. */
  readonly path: string;
  readonly text: string;
}

let made: StyleSheet | undefined;

/** The build writes it into the files of the CDN; see scripts/build/cdn.ts. */
export function styleSheet(): StyleSheet {
  if (made) return made;
  const templates = readTemplates(DEFAULT_LANG);
  const text = sheets.map((sheet, index) => {
    const kinds = Object.entries(TAG_OF_FRAME).filter(([kind]) =>
      templates[kind as FrameKind].sheets.includes(index),
    );
    const tags = new Set(kinds.map(([, tag]) => tag));
    return tags.size === 1 ? ofHost(sheet.text, [...tags][0]!) : sheet.text;
  });
  const whole = [...text, served.text].join('\n');
  const name = createHash('sha256').update(whole).digest('base64url').slice(0, 8);
  made = { path: `parts/served-${name}.css`, text: whole };
  return made;
}

/**
 * The rules of one element's sheet, where those of other elements stand beside them: what they say of the host and its
 * wrapper is for its tag alone.
 */
const ofHost = (text: string, tag: string): string =>
  text
    .replace(/:host(\()?(?![\w-])/g, (_, open?: string) => `:host(:where(${tag})${open ? '' : ')'}`)
    .replace(/(^|[},;{])(\s*)\.oms-root(?=[\s{,])/g, `$1$2:host(${tag}) .oms-root`);
