import { useT } from '../../react/use-text';

interface Device {
  readonly browser: string;
  readonly system: string;
}

/** A device in words: system and browser, as far as they are known. */
export function useDeviceName(): (device: Device) => string {
  const t = useT();
  return ({ browser, system }) =>
    [system, browser].filter(Boolean).join(t('login.deviceJoin')) || t('security.unknownDevice');
}
