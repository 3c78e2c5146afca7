type Cancelable = Pick<KeyboardEvent, 'preventDefault' | 'stopPropagation'>;

let waiting = false;

/**
 * To be called for the Escape that closes something of the shell. The page hears neither this press nor that the key is
 * released: old dialogs close on `keyup`, when the shell's is gone and theirs looks like the one that was meant.
 */
export function takeEscape(press: Cancelable): void {
  // The default would close a native dialog around, the propagation one that is made of script.
  press.preventDefault();
  press.stopPropagation();
  if (waiting) return;
  waiting = true;
  const end = () => {
    waiting = false;
    window.removeEventListener('keyup', onRelease, true);
    window.removeEventListener('keydown', onPress, true);
  };
  const onRelease = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopImmediatePropagation();
    end();
  };
  // The key may have been released where this window hears nothing.
  const onPress = (event: KeyboardEvent) => {
    if (!event.repeat) end();
  };
  window.addEventListener('keyup', onRelease, true);
  window.addEventListener('keydown', onPress, true);
}
