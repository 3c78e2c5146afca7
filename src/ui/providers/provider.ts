import BriefcaseBusiness from 'lucide/dist/esm/icons/briefcase-business.mjs';
import Cloud from 'lucide/dist/esm/icons/cloud.mjs';
import CloudCog from 'lucide/dist/esm/icons/cloud-cog.mjs';
import Link2 from 'lucide/dist/esm/icons/link-2.mjs';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import type { SocialProvider } from '../../core/config/types';
import type { I18n, TextKey } from '../../core/i18n/i18n';
import type { IconDrawing } from '../icon/Icon';

/** Providers that the shell has names and icons for (docs/behaviour.md#connected-accounts). */
const KNOWN: ReadonlyMap<string, { name: TextKey; icon: IconDrawing }> = new Map([
  ['workplace', { name: 'connections.provider.workplace', icon: BriefcaseBusiness }],
  ['social', { name: 'connections.provider.social', icon: MessageCircle }],
  ['cloud', { name: 'connections.provider.cloud', icon: Cloud }],
  ['cloud-dev', { name: 'connections.provider.cloudDev', icon: CloudCog }],
]);

/** The configuration's name of a provider, else ours, else its id. */
export function providerName({ id, label }: SocialProvider, t: I18n['t']): string {
  if (label !== null) return label;
  const known = KNOWN.get(id);
  return known ? t(known.name) : id;
}

export const providerIcon = (id: string): IconDrawing => KNOWN.get(id)?.icon ?? Link2;
