import { toShellError } from '../../core/errors';
import type { TextKey } from '../../core/i18n/texts';
import type { Organisation } from '../../core/organisations/types';
import type { Shell } from '../../core/shell';
import { findOrganisations, isBpId } from './api';
import { DOCUMENT } from './place';
import { organisationsStore } from './store';

const TARGET = 'targetOrgBpId';
/** Documents of this system belong to the organisation that they are opened in (spec 4). */
const DOCUMENT_SYSTEM = '1000030';

/** Goes to the organisation that the address asks for (spec 2.2, 4). Never rejects for what the service says. */
export async function arrive(shell: Shell): Promise<void> {
  const { config, platform, organisations } = shell;
  const params = new URL(platform.navigation.href()).searchParams;
  const target = params.get(TARGET);
  const id = config.overseasOrganisation;
  const documentNo = params.get('documentNo');
  if (!documentNo) platform.session.remove(DOCUMENT);
  if (target !== null) {
    // The link says where its document belongs; without the target it must not lead on from there.
    if (documentNo) platform.session.set(DOCUMENT, documentNo);
    return toTarget(shell, target.trim());
  }
  if (id === null || !documentNo || config.system === DOCUMENT_SYSTEM) return;
  // Once a document: who then goes to another organisation has decided so, and this page may load anew for it.
  if (platform.session.get(DOCUMENT) === documentNo) return;
  platform.session.set(DOCUMENT, documentNo);
  if (organisations.$current.get()?.id === id) return;
  await go(shell, { id, name: id, code: '', logoUrl: null, role: null });
}

async function toTarget(shell: Shell, bpId: string): Promise<void> {
  const { config, platform, request } = shell;
  let found: Organisation | undefined;
  try {
    if (isBpId(bpId)) {
      const path = config.endpoints.organisationList;
      [found] = (await findOrganisations(request, path, bpId, 1, new AbortController().signal)).items;
    }
  } catch (error) {
    await tell(shell, 'org.targetFailed', { reason: toShellError(error).message });
    return;
  } finally {
    // Before the switch: a host that loads its page anew for it must not find the parameter again.
    platform.navigation.replace(without(platform.navigation.href(), TARGET));
  }
  if (found) await go(shell, found);
  else if (bpId !== '') await tell(shell, 'org.targetUnknown', { id: bpId.slice(0, 40) });
}

async function go(shell: Shell, target: Organisation): Promise<void> {
  // It remembers the one that is left.
  shell.use(organisationsStore);
  try {
    await shell.organisations.switchTo(target);
  } catch (error) {
    await tell(shell, 'org.targetFailed', { reason: toShellError(error).message });
  }
}

async function tell(shell: Shell, key: TextKey, values: Record<string, string>): Promise<void> {
  await shell.i18n.later();
  await shell.commands.run('notify', { tone: 'error', title: shell.i18n.t(key, values) });
}

/** The address without a parameter; the others stay as they are written, which URLSearchParams would change. */
export function without(href: string, name: string): string {
  const url = new URL(href);
  const others = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(part).has(name));
  url.search = others.join('&');
  return url.href;
}
