import { sql } from 'kysely';
import { conferirAberta } from '#domains/financeiro/caixa/server/conciliada.ts';
import { auditar, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import { errosConciliacao } from '../erros.ts';
import { conferirLivres } from '../julgar-par.ts';
import { travarLinhas } from './carregar.ts';
import './restricoes.ts';

/**
 * States the amount of a line of the bank that cannot be read, as the bank's own site tells it; again, while nobody said what the line is. Throws
 * LINHA_NAO_ENCONTRADA, LINHA_LEGIVEL, LINHA_JA_CONCILIADA, CONCILIACAO_FECHADA.
 */
export async function informarValor(
  ato: Ato<Pessoa>,
  { id, valorCentavos }: { id: number; valorCentavos: Centavos },
): Promise<{ id: number }> {
  const { conta, linhas } = await travarLinhas(ato, [id]);
  const [linha] = linhas;
  if (!linha) throw errosConciliacao.LINHA_NAO_ENCONTRADA();
  if (linha.valorLido === null) throw errosConciliacao.LINHA_LEGIVEL({ linha: linha.descricao });
  conferirLivres([linha]);
  conferirAberta(conta, [linha.data]);
  await sql`update extratos_bancarios_linhas set valor_centavos = ${valorCentavos} where id = ${id}`.execute(ato.tx);
  await auditar(ato, {
    acao: 'extrato_linha.valor_informado',
    alvoTipo: 'extrato_bancario_linha',
    alvoId: id,
    antes: { valorLido: linha.valorLido, valorCentavos: linha.valorCentavos },
    depois: { valorCentavos },
  });
  return { id };
}
