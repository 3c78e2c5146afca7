import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Dialog, type DialogProps } from './Dialog';

export interface ReadingDialogProps
  extends Pick<DialogProps, 'id' | 'title' | 'note' | 'describedBy' | 'children'> {
  closeLabel: string;
  /** At the left of the foot: where it leads. */
  aside?: ReactNode;
  onClose(): void;
}

/** Something to be read in a dialog of 720 px, closed by its main button. */
export function ReadingDialog({ closeLabel, aside, onClose, ...rest }: ReadingDialogProps) {
  return (
    <Dialog
      {...rest}
      open
      size="normal"
      closeLabel={closeLabel}
      onClose={onClose}
      foot={
        <>
          {aside}
          <span className="oms-push">
            <Button variant="primary" onClick={onClose}>
              {closeLabel}
            </Button>
          </span>
        </>
      }
    />
  );
}
