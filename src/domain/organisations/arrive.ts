import { toShellError } from '../../core/errors';
import { errorText } from '../../core/i18n/error-text';
import type { Organisation } from '../../core/session/organisation';
import { showMessage } from '../../core/show-message';
import { cleanText } from '../../core/text/clean';
import { cutText } from '../../core/text/cut';
import * as KEYS from '../../page/storage-keys/keys';
import type { DomainContext } from '../context';
import { findOrganisations, isBpId } from './api';
import { organisationsStore } from './list';

const TARGET = 'targetOrgBpId';
/**
 * Documents of this system belong to the organisation in which the user opens them
 * (docs/behaviour.md#organisations-in-the-address).
 */
const DOCUMENT_SYSTEM = '1000030';

/**
 * Switches to the organisation that the address names (docs/behaviour.md#organisations). Never rejects for a refusal of the
 * service.
 */
export async function arrive(shell: DomainContext): Promise<void> {
  const { config, platform, organisations } = shell;
  const params = new URL(platform.location.href()).searchParams;
  const target = params.get(TARGET);
  const id = config.overseasOrganisation;
  const documentNo = params.get('documentNo');
  if (!documentNo) platform.session.remove(KEYS.documentNo);
  if (target !== null) {
    // The link names the organisation of its document: once the target is removed, the document must not cause another switch.
    if (documentNo) platform.session.set(KEYS.documentNo, documentNo);
    return toTarget(shell, cleanText(target));
  }
  if (id === null || !documentNo || config.system === DOCUMENT_SYSTEM) return;
  // Only once for each document: a user who then switches to another organisation wants that, and the host may reload this page.
  if (platform.session.get(KEYS.documentNo) === documentNo) return;
  platform.session.set(KEYS.documentNo, documentNo);
  if (organisations.$current.get()?.id === id) return;
  await go(shell, { id, name: id, code: '', logoUrl: null, role: null });
}

async function toTarget(shell: DomainContext, bpId: string): Promise<void> {
  const { config, platform, request } = shell;
  let found: Organisation | undefined;
  try {
    if (isBpId(bpId)) {
      const path = config.endpoints.organisationList;
      [found] = (await findOrganisations(request, path, bpId, 1, new AbortController().signal)).items;
    }
  } catch (error) {
    const reason = toShellError(error);
    await showError(shell, () => shell.i18n.t('org.targetFailed', { reason: errorText(reason, shell.i18n) }));
    return;
  } finally {
    // Before the switch: a host that reloads its page for the switch must not find the parameter again.
    platform.location.replace(without(platform.location.href(), TARGET));
  }
  if (found) await go(shell, found);
  else if (bpId !== '')
    await showError(shell, () => shell.i18n.t('org.targetUnknown', { id: cutText(bpId, 40) }));
}

async function go(shell: DomainContext, target: Organisation): Promise<void> {
  // The store remembers the organisation that the user leaves.
  shell.use(organisationsStore);
  try {
    await shell.organisations.switchTo(target);
  } catch (error) {
    const reason = toShellError(error);
    await showError(shell, () => shell.i18n.t('org.targetFailed', { reason: errorText(reason, shell.i18n) }));
  }
}

async function showError(shell: DomainContext, title: () => string): Promise<void> {
  await shell.i18n.later();
  await showMessage(shell, { tone: 'error', title }, 'organisations');
}

/** Removes a parameter from an address; the others keep their spelling, which URLSearchParams would change. */
export function without(href: string, name: string): string {
  const url = new URL(href);
  const others = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(part).has(name));
  url.search = others.join('&');
  return url.href;
}
