import { sql } from 'kysely';
import { auditar, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { DataCivil } from '#shared/datas.ts';
import { errosConciliacao } from '../erros.ts';
import { conferirAberta, travarConta } from '#domains/financeiro/caixa/server/conciliada.ts';
import './restricoes.ts';

type Guardada = { tipo: string; motivo: string | null; linhaIds: number[]; lancamentoIds: number[]; dias: DataCivil[] };

/**
 * Undoes what somebody said of lines: they and the movements wait again. An entry that was made from a line stays in the books, and is reversed as any
 * other. Throws CONCILIACAO_NAO_ENCONTRADA, CONCILIACAO_FECHADA.
 */
export async function desfazerConciliacao(ato: Ato<Pessoa>, id: number): Promise<{ id: number }> {
  const { tx } = ato;
  const { rows: contas } = await sql<{ conta: number }>`select conta_bancaria_id as conta from conciliacoes where id = ${id}`.execute(tx);
  if (!contas[0]) throw errosConciliacao.CONCILIACAO_NAO_ENCONTRADA();
  const conta = await travarConta(tx, contas[0].conta);
  const { rows } = await sql<Guardada>`select c.tipo, c.motivo,
      (select coalesce(json_agg(i.linha_id order by i.linha_id), '[]') from conciliacoes_linhas i where i.conciliacao_id = c.id) as "linhaIds",
      (select coalesce(json_agg(i.lancamento_id order by i.lancamento_id), '[]') from conciliacoes_lancamentos i where i.conciliacao_id = c.id) as "lancamentoIds",
      (select coalesce(json_agg(x.data_linha), '[]') from conciliacoes_linhas i join extratos_bancarios_linhas x on x.id = i.linha_id where i.conciliacao_id = c.id) as dias
    from conciliacoes c where c.id = ${id}`.execute(tx);
  const [achada] = rows;
  if (!achada) throw errosConciliacao.CONCILIACAO_NAO_ENCONTRADA();
  const { dias, ...antes } = achada;
  conferirAberta(conta, dias);
  await sql`delete from conciliacoes_linhas where conciliacao_id = ${id}`.execute(tx);
  await sql`delete from conciliacoes_lancamentos where conciliacao_id = ${id}`.execute(tx);
  await sql`delete from conciliacoes where id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'conciliacao.desfeita', alvoTipo: 'conciliacao', alvoId: id, antes });
  return { id };
}
