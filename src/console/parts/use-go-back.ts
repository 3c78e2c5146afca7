import { useNavigate } from 'react-router';

/** Leads to the page before; null where the tab has none, since it was opened with this one. */
export function useGoBack(): (() => void) | null {
  const navigate = useNavigate();
  return window.history.length > 1 ? () => void navigate(-1) : null;
}
