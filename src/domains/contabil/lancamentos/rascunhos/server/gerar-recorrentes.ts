import { sql } from 'kysely';
import { diaDoModelo } from './dia-do-modelo.ts';
import type { Ato } from '#platform/server/ato.ts';
import { conferirMesAberto } from '../../server/periodo-aberto.ts';
import { auditarVarios, type Pessoa } from '#platform/server/auditoria/audit.ts';

/**
 * Makes the drafts of a month of every recurrent model that has not made its own: on its day, or on the last of a shorter month, where that is one
 * of the days between which it recurs, with the month and the year in its text. Each month
 * once: who discards such a draft does not get it again. Two who ask at once make one. Throws SEM_EXERCICIO, PERIODO_CONTABIL_FECHADO: what
 * is closed takes no entry that a draft could become.
 */
export async function gerarRascunhosRecorrentes(ato: Ato<Pessoa>, { periodo }: { periodo: number }): Promise<{ rascunhos: number }> {
  const { tx } = ato;
  await conferirMesAberto(ato, periodo);
  const { rows } = await sql<{ id: number; modeloId: number }>`
    with meses as (
      insert into modelos_contabeis_meses (modelo_id, periodo)
      select r.id, p.id from periodos_contabeis p, rascunhos_contabeis r
      where p.id = ${periodo} and p.tipo = 'mes' and r.tipo = 'modelo' and r.ativo and r.dia_recorrente is not null
        and ${diaDoModelo(sql`p.data_inicio`, sql`p.data_fim`)} between r.recorre_de and coalesce(r.recorre_ate, 'infinity')
      order by r.id on conflict do nothing returning modelo_id, periodo
    ), novos as (
      insert into rascunhos_contabeis (data_lancamento, historico, documento, modelo_id)
      select ${diaDoModelo(sql`p.data_inicio`, sql`p.data_fim`)},
        left(replace(replace(r.historico, '{mes}', to_char(p.data_inicio, 'MM/YYYY')), '{ano}', p.ano::text), 300), r.documento, r.id
      from meses m join rascunhos_contabeis r on r.id = m.modelo_id join periodos_contabeis p on p.id = m.periodo order by r.id
      returning id, modelo_id
    ), linhas as (
      insert into rascunhos_contabeis_linhas (rascunho_id, ordem, conta_id, centro_custo_id, debito_centavos, credito_centavos, historico)
      select n.id, l.ordem, l.conta_id, l.centro_custo_id, l.debito_centavos, l.credito_centavos, l.historico
      from novos n join rascunhos_contabeis_linhas l on l.rascunho_id = n.modelo_id
    ) select id, coalesce(modelo_id, 0) as "modeloId" from novos order by id`.execute(tx);
  await auditarVarios(
    ato,
    rows.map(({ id, modeloId }) => ({
      acao: 'rascunho_contabil.gerado',
      alvoTipo: 'rascunho_contabil',
      alvoId: id,
      depois: { modeloId, periodo },
    })),
  );
  return { rascunhos: rows.length };
}
