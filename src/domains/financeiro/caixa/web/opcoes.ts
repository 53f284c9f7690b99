import { opcoesApi } from '#domains/financeiro/cadastros/api.ts';
import { useConsulta } from '#platform/web/consultas.ts';

/** The accounts in use, as options of a select or filter. */
export function useContas(): { valor: number; rotulo: string }[] {
  const { data } = useConsulta(opcoesApi.opcoesFinanceiras, { query: {} }, { validadeMs: 60_000 });
  return (data?.contas ?? []).map(({ id, nome }) => ({ valor: id, rotulo: nome }));
}
