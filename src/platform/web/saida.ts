import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set only by the portal's own sign-out: an address alone can sign nobody out. */
    sair?: boolean;
  }
}

/**
 * Goes to the sign-in page asking to sign out there. It is a navigation so that a form with unsaved changes asks first.
 */
export function useIrParaSaida(): () => void {
  const navegar = useNavigate();
  return useCallback(() => void navegar({ to: '/login', state: { sair: true } }), [navegar]);
}
