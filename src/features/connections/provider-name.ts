import type { SocialProvider } from '../../core/config/types';
import type { I18n, TextKey } from '../../core/i18n/i18n';

/** Providers that the shell has names for (docs/behaviour.md#social-binding). */
const NAMES: ReadonlyMap<string, TextKey> = new Map([
  ['workplace', 'connections.provider.workplace'],
  ['social', 'connections.provider.social'],
  ['cloud', 'connections.provider.cloud'],
  ['cloud-dev', 'connections.provider.cloudDev'],
]);

/** The configuration's name of a provider, else ours, else its id. */
export function providerName({ id, label }: SocialProvider, t: I18n['t']): string {
  if (label !== null) return label;
  const key = NAMES.get(id);
  return key === undefined ? id : t(key);
}
