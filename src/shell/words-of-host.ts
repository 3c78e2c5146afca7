import type { ShellConfig } from '../core/config/types';
import type { Events } from '../core/events/events';
import type { Additions } from '../core/host-additions/additions';
import { createHostWords } from '../core/i18n/host-words';
import type { Reword } from '../core/i18n/i18n';

/** Creates the reader of a host's words: those of its configuration, and those of `messages()`. */
export function createWordsOfHost(
  additions: Additions,
  events: Pick<Events, 'error'>,
): (config: Pick<ShellConfig, 'languages' | 'messages'>) => Reword {
  const words = createHostWords(events);
  return ({ languages, messages }) =>
    words.reword(
      [
        ...Object.entries(messages).map(([lang, texts]) => ({ lang, texts, byScript: false })),
        ...additions
          .rows('messages')
          .map(({ row, byScript }) => ({ ...(row as { lang: unknown; texts: unknown }), byScript })),
      ],
      languages,
    );
}
