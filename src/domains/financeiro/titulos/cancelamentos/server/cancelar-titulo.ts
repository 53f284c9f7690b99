import { errosCancelamento } from '../erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';
import { podeTransitar, situacaoEmFrase, transicoesTitulo } from '#domains/financeiro/titulos/situacoes.ts';
import { gravarCancelamentos } from './cancelar-titulos.ts';
import { type TituloTravado, travarTitulos } from '#domains/financeiro/titulos/server/carregar.ts';
import '#domains/financeiro/titulos/server/restricoes.ts';

/**
 * Cancels one open title, with a reason; one of a contract in force changes only with the contract, by an addendum.
 * It is dated today, but for one of before the books, whose issue was never posted: its caller says the day.
 * Throws TITULO_NAO_ENCONTRADO, VERSAO_DESATUALIZADA, CANCELAMENTO_NAO_PERMITIDO (cancelled, settled, partly settled),
 * PARCELA_DE_ACORDO, TITULO_DE_CONTRATO_EM_VIGOR.
 */
export async function cancelarTitulo(
  ato: Ato<Pessoa>,
  pedido: { id: number; motivo: string; versao?: number | null; dataCancelamento?: DataCivil },
): Promise<{ id: number; situacao: 'cancelado' }> {
  const { tx, hoje } = ato;
  const [titulo] = await travarTitulos(tx, [pedido.id]);
  if (!titulo) throw errosTitulos.TITULO_NAO_ENCONTRADO();
  if (!podeTransitar(titulo.situacao, 'cancelar'))
    throw errosCancelamento.CANCELAMENTO_NAO_PERMITIDO({ numero: titulo.numero, ...situacaoEmFrase(titulo.situacao) });
  // Its debts went into the agreement: without an installment they would be neither owed nor paid.
  if (titulo.origem === 'acordo') throw errosCancelamento.PARCELA_DE_ACORDO({ numero: titulo.numero });
  if (pedido.versao && pedido.versao !== titulo.versao) throw versaoDesatualizada({ tipo: 'titulo', id: titulo.id }, titulo);
  await conferirForaDeContratoEmVigor(tx, titulo);
  await gravarCancelamentos(ato, [{ id: titulo.id, causa: { tipo: 'avulso' } }], {
    motivo: pedido.motivo,
    dataCancelamento: pedido.dataCancelamento ?? hoje,
  });
  const { para } = transicoesTitulo.cancelar;
  await auditar(ato, {
    acao: 'titulo.cancelado',
    alvoTipo: 'titulo',
    alvoId: titulo.id,
    motivo: pedido.motivo,
    antes: { situacao: titulo.situacao },
    depois: { situacao: para },
  });
  return { id: titulo.id, situacao: 'cancelado' };
}

async function conferirForaDeContratoEmVigor(tx: Tx, { id, numero, origem }: TituloTravado): Promise<void> {
  if (origem !== 'contrato') return;
  const { rows } = await sql<{
    contrato: string;
  }>`select c.numero as contrato from titulos_receber t join v_contrato_estado c on c.id = t.contrato_id
    where t.id = ${id} and c.situacao in ('ativo', 'suspenso')`.execute(tx);
  if (rows[0]) throw errosTitulos.TITULO_DE_CONTRATO_EM_VIGOR({ numero, ...rows[0] });
}
