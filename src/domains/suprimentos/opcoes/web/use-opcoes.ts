import { comoOpcoes } from '#platform/web/opcoes.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { opcoesEstoqueApi } from '../api.ts';

/** Groups, warehouses and cost centres in use. A select names its value only once it knows its options: forms wait for `pronto`. */
export function useOpcoesDoEstoque() {
  const { data } = useConsulta(opcoesEstoqueApi.opcoesDoEstoque, {}, { validadeMs: 60_000 });
  return {
    pronto: data !== undefined,
    grupos: comoOpcoes(data?.grupos),
    depositos: comoOpcoes(data?.depositos),
    centros: comoOpcoes(data?.centrosCusto),
  };
}
