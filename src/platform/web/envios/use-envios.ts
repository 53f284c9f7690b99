import { useMemo } from 'react';
import { useSessao } from '../sessao/sessao.ts';
import type { Envio } from './envio.ts';
import { listarEnvios, mudancas } from './guarda.ts';

/** What waits of who is signed in, as it stands now. */
export function useEnvios(): Envio[] {
  const vez = mudancas.usar();
  const email = useSessao().usuario?.email ?? null;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the count says that it changed
  return useMemo(() => (email === null ? [] : listarEnvios(email)), [email, vez]);
}
