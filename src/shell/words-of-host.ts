import type { ShellConfig } from '../core/config/types';
import type { Events } from '../core/events/events';
import type { Additions } from '../core/host-additions/additions';
import type { HostWords } from '../core/i18n/host-words';
import type { Reword } from '../core/i18n/i18n';
import { loadPart } from '../page/platform/load-part';

/** The words that a host has put in the place of the shell's texts: in its configuration, and by `messages()`. */
export interface WordsOfHost {
  /** What puts them among the texts; undefined where there are none, or their code cannot be had, which is reported. */
  read(): Promise<Reword | undefined>;
  /** Whether the page's script has given others since they were read. */
  haveChanged(): boolean;
}

export function createWordsOfHost(
  additions: Additions,
  configured: () => Pick<ShellConfig, 'languages' | 'messages'>,
  events: Pick<Events, 'error'>,
): WordsOfHost {
  let words: HostWords | undefined;
  let calls = 0;
  return {
    async read() {
      const late = additions.rows('messages');
      calls = late.length;
      const { languages, messages } = configured();
      const given = [
        ...Object.entries(messages).map(([lang, texts]) => ({ lang, texts, byScript: false })),
        ...late.map(({ row, byScript }) => ({ ...(row as { lang: unknown; texts: unknown }), byScript })),
      ];
      if (!given[0]) return undefined;
      try {
        const { createHostWords } = await loadPart(() => import('../core/i18n/host-words'));
        words ??= createHostWords(events);
        return words.reword(given, languages);
      } catch (error) {
        events.error('part', String(error), 'messages');
        return undefined;
      }
    },
    haveChanged: () => additions.rows('messages').length !== calls,
  };
}
