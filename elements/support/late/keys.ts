import type { PageKey } from '../../../src/core/config/types';
import { listenForKeys } from '../../../src/features/keys/page-keys';
import { pressesOf } from '../../../src/features/keys/table';
import type { Shell } from '../../../src/shell/shell';
import { leadTo, partOf } from './parts-of-page';

/** What keys lead to that the bar and the menu name beside the key itself. */
const NAMED: readonly PageKey[] = ['notices', 'organisation', 'menu', 'feedback'];

/**
 * Listens for the keys of the shell, and names them on what they lead to. Returns the end of it.
 * @param showKeys shows those that lead somewhere
 */
export function startKeys(shell: Shell, showKeys: (keys: string) => void): () => void {
  const { keys } = shell.config;
  const isSignedIn = () => shell.session.$state.get().status === 'signed-in';
  const isOn = (key: PageKey) =>
    keys.includes(key) && isSignedIn() && (key === 'help' || partOf(key) !== null);
  const show = () => showKeys(keys.filter(isOn).join(' '));
  if (keys.length === 0) return () => {};
  shell.commands.provide('showKeys', async () => show());
  const ends = [
    listenForKeys(isOn, (key) => (key === 'help' ? show() : leadTo(key))),
    nameKeys(NAMED.filter((key) => keys.includes(key))),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** A control says its key once the focus or the pointer comes near: screen readers and its tooltip read it from there. */
function nameKeys(keys: readonly PageKey[]): () => void {
  const named = new Map<PageKey, HTMLElement>();
  const name = () => {
    for (const key of keys) {
      // To look for it lays out the page.
      if (named.get(key)?.isConnected) continue;
      const part = partOf(key);
      if (!part) continue;
      named.set(key, part);
      // There is no form for one press after another; read out, this is what to press.
      const presses = pressesOf(key)[0]?.join(' ') ?? '';
      part.dataset.keys = presses;
      part.setAttribute('aria-keyshortcuts', presses);
    }
  };
  const onEvent = ({ target }: Event) => {
    if (target instanceof Element && target.localName.startsWith('oms-')) name();
  };
  name();
  const types = ['focusin', 'pointerover'] as const;
  for (const type of types) document.addEventListener(type, onEvent, true);
  return () => {
    for (const type of types) document.removeEventListener(type, onEvent, true);
  };
}
