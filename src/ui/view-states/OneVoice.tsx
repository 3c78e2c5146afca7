import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

type Role = 'status' | 'alert';

interface Said {
  readonly role: Role;
  readonly words: string;
}

const Voice = createContext<((said: Said) => () => void) | null>(null);

/** The role of a view state that announces itself; none inside of `OneVoice`, which announces it. */
export function useAnnounced(role: Role, words: string): Role | undefined {
  const voice = useContext(Voice);
  useEffect(() => voice?.({ role, words }), [voice, role, words]);
  return voice ? undefined : role;
}

/**
 * A page of several parts that load at once: announced is one sentence, `loading`, for as long as one of them loads,
 * and each failure once, whichever parts it is shown in.
 */
export function OneVoice({ loading, children }: { loading: string; children: ReactNode }) {
  const [all, setAll] = useState<readonly Said[]>([]);
  const voice = useMemo(
    () => (said: Said) => {
      setAll((before) => [...before, said]);
      return () => setAll((before) => before.filter((one) => one !== said));
    },
    [],
  );
  const failures = new Set(all.filter(({ role }) => role === 'alert').map(({ words }) => words));
  return (
    <Voice value={voice}>
      {children}
      <p className="oms-sr" role="status">
        {all.some(({ role }) => role === 'status') && loading}
      </p>
      <div className="oms-sr" role="alert" aria-atomic="false">
        {[...failures].map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </Voice>
  );
}
