import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { cleanText } from '../../core/text/clean';

export interface LinkToken {
  /** '' for none. */
  token: string;
  forget(): void;
}

/**
 * The secret of a mail's link. It is taken out of the address at once: nobody reads it over a shoulder, in the history or in
 * a screenshot. Another link that is opened in the same tab counts.
 */
export function useLinkToken(): LinkToken {
  const [query, setQuery] = useSearchParams();
  const given = cleanText(query.get('token') ?? '');
  const [token, setToken] = useState(given);
  if (given !== '' && given !== token) setToken(given);
  useEffect(() => {
    if (given !== '') setQuery({}, { replace: true });
  }, [given, setQuery]);
  return { token: given || token, forget: () => setToken('') };
}
