import { type RefObject, useCallback } from 'react';
import { useSheet } from '../../react/sheet';
import { useShell } from '../../react/shell-context';
import { Popover } from '../../ui/popover/Popover';
import noteSheet from '../../ui/text/note.css?sheet';
import { Results, type ResultsProps } from './Results';
import sheet from './results.css?sheet';

export interface SearchPanelProps extends ResultsProps {
  anchor: RefObject<HTMLInputElement | null>;
  onClose(): void;
}

/** Below the search field, while it is open: recent pages, what was found, or what is missing for a search. */
export default function SearchPanel({ anchor, onClose, ...results }: SearchPanelProps) {
  useSheet(sheet);
  useSheet(noteSheet);
  const { clock } = useShell().platform;
  const schedule = useCallback((task: () => void, ms: number) => clock.after(ms, task), [clock]);
  return (
    <Popover
      id="search-panel"
      open
      onClose={onClose}
      anchor={anchor}
      role="none"
      placement="bottom-start"
      width={480}
      focus="none"
      blurDelay={0}
      schedule={schedule}
    >
      <Results {...results} />
    </Popover>
  );
}
