import { useT } from '../../react/use-text';
import { Button } from '../button/Button';
import type { Clash } from './conflict';

export interface ClashSwitchProps {
  clash: Clash;
  value: unknown;
  onChange(value: unknown): void;
}

/** At a field that two people have changed: puts the value of the other into it, and one's own back. */
export function ClashSwitch({ clash: { mine, theirs }, value, onChange }: ClashSwitchProps) {
  const t = useT();
  const theirsShown = JSON.stringify(value) === JSON.stringify(theirs);
  return (
    <Button variant="link" size="s" onClick={() => onChange(theirsShown ? mine : theirs)}>
      {theirsShown ? t('conflict.useMine') : t('conflict.useTheirs')}
    </Button>
  );
}
