import type { KeyboardEvent } from 'react';

/** A key for the input method: it chooses characters. Safari ends the composition before the key that did so, and marks it 229. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
