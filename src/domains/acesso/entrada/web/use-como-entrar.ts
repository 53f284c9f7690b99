import { useEffect, useState } from 'react';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { sessaoApi } from '#domains/acesso/api.ts';
import { chamar } from '#platform/web/rede/api.ts';

type ComoEntrar = RespostaCliente<typeof sessaoApi.comoEntrar>;

/** What the way in offers; null until it is known. Asked without the query client, for which the sign-in page would wait. */
export function useComoEntrar(): ComoEntrar | null {
  const [como, setComo] = useState<ComoEntrar | null>(null);
  useEffect(() => {
    const fim = new AbortController();
    chamar(sessaoApi.comoEntrar, {}, { signal: fim.signal }).then(setComo, () => undefined);
    return () => fim.abort();
  }, []);
  return como;
}
