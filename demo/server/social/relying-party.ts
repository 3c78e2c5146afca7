import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import { type Client, returnAddress } from '../../identity/providers';

/** The secrets of one visit, to check what comes back. */
export interface Visit {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** An account at a provider. */
export interface Person {
  readonly subject: string;
  readonly accountName: string;
}

export interface RelyingParty {
  /** The address of the provider's page, and the secrets of the visit. */
  begin(provider: string, state: string): Promise<{ url: string; visit: Visit }>;
  /**
   * Turns the address that the browser came back to into the person. Rejects where anything in it is not what the provider would
   * have sent for this visit.
   */
  finish(provider: string, back: URL, visit: Visit): Promise<Person>;
}

interface RelyingPartyOptions {
  /** Base address of the identity providers. */
  readonly identity: string;
  readonly userCentre: string;
  readonly client: Client;
}

/** Asks identity providers who somebody is: OpenID Connect, by authorization code with PKCE, state and nonce. */
export function createRelyingParty({ identity, userCentre, client }: RelyingPartyOptions): RelyingParty {
  const known = new Map<string, Promise<Configuration>>();
  const configurationOf = (provider: string): Promise<Configuration> => {
    const earlier = known.get(provider);
    if (earlier) return earlier;
    const issuer = new URL(`${identity}/${provider}`);
    // Plain http is for one's own machine.
    const execute = issuer.protocol === 'http:' ? [allowInsecureRequests] : [];
    const made = discovery(issuer, client.id, client.secret, undefined, { execute });
    known.set(provider, made);
    // A provider that was away is asked again.
    made.catch(() => known.delete(provider));
    return made;
  };
  return {
    async begin(provider, state) {
      const visit = { state, nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      const url = buildAuthorizationUrl(await configurationOf(provider), {
        redirect_uri: returnAddress(userCentre, provider),
        scope: 'openid profile',
        state,
        nonce: visit.nonce,
        code_challenge: await calculatePKCECodeChallenge(visit.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, visit };
    },
    async finish(provider, back, { state, nonce, verifier }) {
      const tokens = await authorizationCodeGrant(await configurationOf(provider), back, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error(`${provider} has sent no ID token`);
      const name = claims.preferred_username;
      return { subject: claims.sub, accountName: typeof name === 'string' ? name : claims.sub };
    },
  };
}
