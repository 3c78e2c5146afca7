import { useLanguage, useShell } from '@oms/shell/react';
import { useEffect, useState } from 'react';

export interface Order {
  id: string;
  orderNo: string;
  status: string;
  channel: string;
  sku: string;
  title: string;
  quantity: number;
  warehouseCode: string;
  recipientCity: string;
  recipientCountry: string;
  service: string;
  trackingNo: string | null;
  amount: string;
  currency: string;
  createdAt: string;
}

interface Found {
  content: Order[];
  totalElements: number;
}

/** The business day begins at midnight in Beijing, wherever the reader is. */
export function startOfBusinessDay(now: number): string {
  const offset = 8 * 3_600_000;
  const day = 86_400_000;
  return new Date(Math.floor((now + offset) / day) * day - offset).toISOString();
}

/** Orders by a query, loaded again when it or the language changes; the reply of an older query is dropped. */
export function useOrders(query: string) {
  const { request } = useShell();
  const [lang] = useLanguage();
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<{ query: string; found: Found | null; failed: boolean } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language and a retry are reasons to load again
  useEffect(() => {
    const ended = new AbortController();
    request
      .get<Found>('/api/v2/deliverOrder/findByPage', Object.fromEntries(new URLSearchParams(query)), {
        service: 'orderApi',
        signal: ended.signal,
      })
      .then(
        ({ data }) => setState({ query, found: data, failed: false }),
        () => {
          if (!ended.signal.aborted) setState({ query, found: null, failed: true });
        },
      );
    return () => ended.abort();
  }, [request, query, lang, turn]);
  const current = state?.query === query ? state : null;
  return {
    found: current?.found ?? null,
    failed: current?.failed ?? false,
    retry: () => {
      setState(null);
      setTurn(turn + 1);
    },
  };
}
