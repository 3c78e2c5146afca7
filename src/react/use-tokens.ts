import { useContext } from 'react';
import { RootContext } from './sheet';
import { useShell } from './shell-context';
import { tokenSheet } from './token-sheet';
import { useAdoption } from '#renderer/adoption';

/** Gives the tokens of the configuration to the root around, before the first paint. For the providers around a component. */
export function useTokens(): void {
  const root = useContext(RootContext);
  const sheet = tokenSheet(useShell().config.tokens);
  useAdoption(sheet && root, sheet!);
}
