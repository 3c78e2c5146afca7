import ArrowUpRight from 'lucide/dist/esm/icons/arrow-up-right.mjs';
import { useShell } from '../../src/react/shell-context';
import { useT } from '../../src/react/use-text';
import { Link } from '../../src/ui/button/Link';
import { PopoverFoot } from '../../src/ui/popover/parts';
import { ConnectionSign } from './ConnectionSign';

const PAGES = [
  { path: '/home/notice/list', text: 'notices.all' },
  { path: '/home/announce/list', text: 'announcements.all' },
] as const;

/** The two list pages (spec 2.4), and how news come. */
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
              href={url}
              target="_blank"
              iconEnd={ArrowUpRight}
              onClick={(event) => {
                if (!navigation.announce({ url, target: '_blank' }, 'notices', null)) event.preventDefault();
              }}
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
