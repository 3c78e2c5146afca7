import ArrowUpRight from 'lucide/dist/esm/icons/arrow-up-right.mjs';
import * as paths from '../../src/page/addresses/console-paths';
import { useShell } from '../../src/react/shell-context';
import { useT } from '../../src/react/use-text';
import { Link } from '../../src/ui/button/Link';
import { PopoverFoot } from '../../src/ui/popover/parts';
import { ConnectionSign } from './ConnectionSign';

const PAGES = [
  { path: paths.NOTICES, text: 'notices.all' },
  { path: paths.ANNOUNCEMENTS, text: 'announcements.all' },
] as const;

/** The two list pages, and how news come. */
export function PanelFoot({ onCheck }: { onCheck(): void }) {
  const t = useT();
  const { navigation } = useShell();
  return (
    <PopoverFoot>
      {PAGES.map(({ path, text }) => {
        const url = navigation.consoleLink(path)?.url;
        return (
          url !== undefined && (
            <Link
              key={path}
              to={{ url, target: '_blank', source: 'notices', id: null }}
              iconEnd={ArrowUpRight}
            >
              {t(text)}
            </Link>
          )
        );
      })}
      <ConnectionSign onCheck={onCheck} />
    </PopoverFoot>
  );
}
