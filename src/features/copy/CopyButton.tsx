import Check from 'lucide/dist/esm/icons/check.mjs';
import Copy from 'lucide/dist/esm/icons/copy.mjs';
import { useEffect, useRef, useState } from 'react';
import { useShell } from '../../react/shell-context';
import { useCopy } from '../../react/use-copy';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** The name of the button; default "Copy". */
  label?: string | undefined;
  /** What is said when it is copied. */
  message?: string | undefined;
  /** Shows the label beside the icon. Default false. */
  wide?: boolean | undefined;
}

/** Time in ms that the tick stays. */
const TICK = 2000;

/** Copies a text, says so, and shows a tick for a moment. */
export default function CopyButton({ text, label, message, wide = false }: CopyButtonProps) {
  const t = useT();
  const copy = useCopy();
  const { clock } = useShell().platform;
  const [done, setDone] = useState(false);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const onClick = async () => {
    if (!(await copy(text, message))) return;
    stop.current();
    setDone(true);
    stop.current = clock.after(TICK, () => setDone(false));
  };
  const name = label ?? t('copy.button');
  const press = { icon: done ? Check : Copy, onClick: () => void onClick() };
  return wide ? (
    <Button size="s" {...press}>
      {name}
    </Button>
  ) : (
    <IconButton size="s" label={name} {...press} />
  );
}
