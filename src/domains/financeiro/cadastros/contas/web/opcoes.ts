import { useIdioma } from '#platform/web/i18n.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { opcoesApi } from '../../opcoes/api.ts';
import { contasComoOpcoes } from '../../opcoes/contas.ts';

/** Accounts and banks that are in use, as options. */
export function useOpcoesFinanceiras() {
  const { data } = useConsulta(opcoesApi.opcoesFinanceiras, { query: {} }, { validadeMs: 60_000 });
  const { idioma } = useIdioma();
  return { bancos: comoOpcoes(data?.bancos), contas: contasComoOpcoes(data, idioma).paraEscolher };
}
