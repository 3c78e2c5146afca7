import { isRecord } from '../../page/json/json';
import type { Events } from '../events/events';
import { show } from '../shape/show';
import { isSeen } from '../text/name';
import type { Reword } from './i18n';
import { allLangs, isLang, type Lang, type Packs } from './lang';
import { plainKey, wrongPlace } from './places';
import type { TextKey, Texts } from './texts';

/** What a page has given for a language: not checked, which happens here. */
export interface GivenTexts {
  readonly lang: unknown;
  readonly texts: unknown;
  /** Whether the page's script has given them; else they are of the configuration. */
  readonly byScript: boolean;
}

interface Word {
  readonly text: string;
  readonly byScript: boolean;
}

/** A page's own code needs this part only where it has words of its own. */
export interface HostWords {
  /**
   * What puts the words among the texts of the interface; the later of two words for a text counts.
   * @param packs the page's further languages
   */
  reword(given: readonly GivenTexts[], packs: Packs): Reword;
}

/**
 * Checks the words of a host. What cannot be used is left out, so that the shell's own text stays; each fault is
 * reported once, in one sentence: in the console and as `oms-error`.
 */
export function createHostWords(events: Pick<Events, 'error'>): HostWords {
  const told = new Set<string>();
  const tell = (message: string, byScript: boolean) => {
    if (told.has(message)) return;
    told.add(message);
    console.error(`@oms/shell: ${message}`);
    events.error(byScript ? 'argument' : 'config', message, 'messages');
  };

  function read(given: readonly GivenTexts[], packs: Packs): Map<Lang, Map<string, Word>> {
    const words = new Map<Lang, Map<string, Word>>();
    for (const { lang, texts, byScript } of given) {
      if (!isLang(lang, packs)) {
        tell(`messages: ${show(lang)} is no language; allowed: ${allLangs(packs).join(', ')}`, byScript);
      } else if (!isRecord(texts)) {
        tell(
          `messages: ${lang}: ${show(texts)} cannot be used; allowed: an object of texts by key`,
          byScript,
        );
      } else {
        const known = words.get(lang) ?? new Map<string, Word>();
        words.set(lang, known);
        for (const [key, text] of Object.entries(texts)) {
          known.delete(key);
          if (text === null || text === undefined) continue;
          if (typeof text === 'string' && isSeen(text)) known.set(key, { text, byScript });
          else tell(`${nameOf(lang, key)}: ${show(text)} cannot be used; allowed: a text, or null`, byScript);
        }
      }
    }
    return words;
  }

  return {
    reword(given, packs) {
      const words = read(given, packs);
      return (lang, texts, complete) => {
        const made: Record<string, string> = { ...texts };
        for (const [key, { text, byScript }] of words.get(lang) ?? []) {
          const own = Object.hasOwn(texts, key) ? texts[key as TextKey] : undefined;
          // The texts of popups and dialogs come later, and are checked then.
          if (own === undefined && !complete) continue;
          const fault =
            own === undefined ? 'there is no text of this key' : faultOf(key, text, own, others(texts, key));
          if (fault === null) made[key] = text;
          else tell(`${nameOf(lang, key)}: ${fault}`, byScript);
        }
        return made as Texts;
      };
    },
  };
}

const nameOf = (lang: Lang, key: string): string => `messages: ${lang} ${show(key)}`;

/** The text for any count, which has every place that a form of it may have. */
const others = (texts: Texts, key: string): string =>
  (texts as Record<string, string | undefined>)[plainKey(key)] ?? '';

/** What is wrong with the places for values: the shell's text says which there are. */
function faultOf(key: string, text: string, own: string, any: string): string | null {
  const wrong = wrongPlace(key, text, own, any);
  if (!wrong) return null;
  const { place, is, allowed } = wrong;
  if (is === 'missing') return `${show(text)} is without ${place}, which ${show(own)} has`;
  return `${place} is unknown; allowed: ${allowed.join(', ') || 'no value'}`;
}
