import { useConsulta } from '#platform/web/rede/consultas.ts';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { opcoesApi } from '../../opcoes/api.ts';

/** Accounts, methods and banks that are in use, as options. */
export function useOpcoesFinanceiras() {
  const { data } = useConsulta(opcoesApi.opcoesFinanceiras, { query: {} }, { validadeMs: 60_000 });
  return { bancos: comoOpcoes(data?.bancos), contas: comoOpcoes(data?.contas), formas: comoOpcoes(data?.formasPagamento) };
}
