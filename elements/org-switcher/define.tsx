import { OrganisationSwitcher } from '../../src/features/organisations/OrganisationSwitcher';
import { defineElement } from '../support/define-element';
import type { MethodsOf, PropsOf } from '../support/element-declaration';
import { useMethods } from '../support/methods';
import { declaration } from './declaration';

function OrgSwitcher({ host, open, compact }: PropsOf<typeof declaration>) {
  const set = (next: boolean) => {
    host.open = next;
  };
  useMethods<MethodsOf<typeof declaration>>(host, { show: () => set(true), hide: () => set(false) });
  return <OrganisationSwitcher open={open} compact={compact} onOpenChange={set} />;
}

export const defineOrgSwitcher = (): void => defineElement(declaration, OrgSwitcher);
