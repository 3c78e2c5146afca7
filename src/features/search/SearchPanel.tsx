import { type RefObject, useCallback } from 'react';
import type { ShellError } from '../../core/errors';
import { css, useSheet } from '../../react/sheet';
import { useShell } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { Popover } from '../../ui/popover/Popover';
import { Results, type ResultsHandle } from './Results';
import text from './results.css?inline';

const sheet = css(text);
/** px from the field to 4 below the bar. */
const GAP = 14;

export interface SearchPanelProps {
  anchor: RefObject<HTMLInputElement | null>;
  query: string;
  /** The query has too few characters to be searched for. */
  short: boolean;
  handle: RefObject<ResultsHandle | null>;
  onActive(id: string | undefined): void;
  onClose(): void;
  /** Something was chosen that leads away from here. */
  onDone(): void;
  onError(error: ShellError): void;
}

/** Below the search field, while it is open: what was found, or what is missing for a search. */
export default function SearchPanel({ anchor, short, onClose, ...results }: SearchPanelProps) {
  useSheet(sheet);
  const t = useT();
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
      gap={GAP}
      width={480}
      focus="none"
      blurDelay={0}
      schedule={schedule}
    >
      {short ? (
        <p id="search-short" className="oms-search-short" role="status">
          {t('search.short')}
        </p>
      ) : (
        <Results {...results} />
      )}
    </Popover>
  );
}
