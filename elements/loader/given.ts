import { readBase, readOrigin } from '../../src/page/addresses/addresses';
import type { QueuedCall, RawConfigs } from './types';

/** The part of the configuration that the loader reads. The page may add to it until the core starts. */
export interface Given {
  readonly userCentre: string | undefined;
  readonly endpoints: Readonly<Record<string, unknown>>;
  /** The page gives the tokens. */
  readonly givesToken: boolean;
  /** Makes the calls in the place of the browser's. */
  readonly fetch: typeof fetch | undefined;
  readonly portal: boolean;
}

interface Source {
  readonly hosts?: Readonly<Record<string, unknown>>;
  readonly userCentre?: unknown;
  readonly console?: unknown;
  readonly endpoints?: Readonly<Record<string, unknown>>;
  readonly getToken?: unknown;
  readonly fetch?: unknown;
  readonly portal?: unknown;
}

/** Runs on pages that have replaced natives, too: it keeps to the syntax of the language. */
export function givenBy({ baked, dataset, json }: RawConfigs, queue: readonly QueuedCall[]): Given {
  const endpoints: Record<string, unknown> = {};
  let userCentre: string | undefined;
  let console: string | undefined;
  let portal: unknown;
  let givesToken = false;
  let ownFetch: unknown;
  const look = (config: unknown) => {
    const source = config as Source | undefined;
    userCentre = readBase(source?.hosts?.userCentre ?? source?.userCentre) ?? userCentre;
    console = readOrigin(source?.hosts?.console ?? source?.console) ?? console;
    portal = source?.portal ?? portal;
    givesToken ||= Boolean(source?.getToken);
    ownFetch = source?.fetch ?? ownFetch;
    for (const name in source?.endpoints) endpoints[name] = source?.endpoints[name];
  };
  // The weakest first, as the core has them.
  look(baked);
  look(dataset);
  look(json);
  for (const [, config] of queue) look(config);
  return {
    userCentre,
    endpoints,
    givesToken,
    fetch: typeof ownFetch === 'function' ? (ownFetch as typeof fetch) : undefined,
    portal: portal === undefined ? console === location.origin : `${portal}` !== 'false',
  };
}
