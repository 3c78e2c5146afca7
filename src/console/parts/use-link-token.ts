import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { cleanText } from '../../core/text/clean';
import { isRecord, textOf } from '../../page/json/json';

export interface LinkToken {
  /** '' for none. */
  token: string;
  /** The link is used up: a reload does not find it any more. */
  used(): void;
  forget(): void;
}

/**
 * The secret of a mail's link. It is taken out of the address at once: nobody reads it over a shoulder, in the history
 * or in a screenshot. The entry of the tab's history keeps it for a reload, which no other tab or page of the address
 * sees. Another link that is opened in the same tab counts.
 */
export function useLinkToken(): LinkToken {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const given = cleanText(query.get('token') ?? '');
  const [token, setToken] = useState(given || keptIn(state));
  if (given !== '' && given !== token) setToken(given);
  useEffect(() => {
    if (given !== '') setQuery({}, { replace: true, state: { linkToken: given } });
  }, [given, setQuery]);
  const used = () => setQuery({}, { replace: true, state: null });
  const forget = () => {
    used();
    setToken('');
  };
  return { token: given || token, used, forget };
}

const keptIn = (state: unknown): string => (isRecord(state) ? textOf(state.linkToken) : '');
