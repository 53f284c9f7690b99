import { comoOpcoes } from '#platform/web/opcoes.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { lancamentosApi } from '../../api.ts';

/** Cost centres in use, for the lines of an entry. */
export function useCentrosDeCusto() {
  const { data } = useConsulta(lancamentosApi.opcoes, {}, { validadeMs: 60_000 });
  return comoOpcoes(data?.centrosCusto);
}
