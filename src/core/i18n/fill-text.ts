import type { TextValues } from './texts';

export const CHINESE = /[\u4e00-\u9fff]/;

/** Puts values into the `{{places}}` of a text, with the blank that Chinese has before and after Latin letters and figures. */
export const fillText = (text: string, values: TextValues): string =>
  text.split(/\{\{(\w+)\}\}/).reduce((before, part, index) => {
    const next = index % 2 ? `${values[part] ?? ''}` : part;
    const seam = before.slice(-1) + next.slice(0, 1);
    return CHINESE.test(seam) && /\w/.test(seam) ? `${before} ${next}` : before + next;
  });
