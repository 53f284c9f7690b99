import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { buscasApi } from '../api-instituicoes.ts';

/** The institution that the list is filtered by, which a new record is proposed for: null without one, undefined while it is on its way. */
export function useProposta(): { id: number; nome: string } | null | undefined {
  const [{ inst }] = useEndereco('inst');
  const { data } = useConsulta(buscasApi.buscar, { query: { Id: inst ?? '' } }, { ativa: inst !== undefined });
  return inst === undefined ? null : data && (data.itens[0] ?? null);
}
