import { OrganisationSwitcher } from '../../src/features/organisations/OrganisationSwitcher';
import { baseSheets } from '../../src/ui/base';
import { useMethods } from '../support/methods';
import { ShellFrame } from '../support/shell-frame';
import { wrap } from '../support/wrap';

interface Props {
  host: HTMLElement;
  /** Whether the panel is open; the element keeps it right when the user opens or closes it. */
  open: boolean;
  /** Only the avatar is shown. */
  compact: boolean;
}

interface Methods {
  show(): void;
  hide(): void;
}

function OrgSwitcher({ host, open, compact }: Props) {
  const set = (next: boolean) => {
    (host as HTMLElement & { open: boolean }).open = next;
  };
  useMethods(host, { show: () => set(true), hide: () => set(false) });
  return <OrganisationSwitcher open={open} compact={compact} onOpenChange={set} />;
}

/** `<oms-org-switcher>`: the context organisation, and a searchable, paged list of the others (spec 2.4). */
export const OmsOrgSwitcher = wrap<Props, Methods>({
  tag: 'oms-org-switcher',
  component: OrgSwitcher,
  props: { open: 'boolean', compact: 'boolean' },
  defaults: { open: false, compact: false },
  methods: ['show', 'hide'],
  sheets: baseSheets,
  providers: ShellFrame,
});
