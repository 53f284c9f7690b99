import { auditar, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { conferirLivres } from '../julgar-par.ts';
import { gravarConciliacoes, travarLinhas } from './carregar.ts';
import { conferirAberta } from '#domains/financeiro/caixa/server/conciliada.ts';
import './restricoes.ts';

/**
 * Says that lines of one account are no movement of it (a balance that the bank wrote among them). What was money after all shows when the balances are
 * tied. Throws LINHA_NAO_ENCONTRADA, LINHA_JA_CONCILIADA, CONCILIACAO_FECHADA.
 */
export async function ignorarLinhas(
  ato: Ato<Pessoa>,
  { linhaIds, motivo }: { linhaIds: readonly number[]; motivo: string },
): Promise<{ id: number }> {
  const ids = [...new Set(linhaIds)];
  const { contaBancariaId, conta, linhas } = await travarLinhas(ato, ids);
  conferirLivres(linhas);
  conferirAberta(
    conta,
    linhas.map((l) => l.data),
  );
  const [id = 0] = await gravarConciliacoes(ato, contaBancariaId, [{ tipo: 'ignorada', motivo, linhaIds: ids, lancamentoIds: [] }]);
  await auditar(ato, {
    acao: 'conciliacao.ignorada',
    alvoTipo: 'conciliacao',
    alvoId: id,
    motivo,
    depois: { contaBancariaId, linhaIds: ids },
  });
  return { id };
}
