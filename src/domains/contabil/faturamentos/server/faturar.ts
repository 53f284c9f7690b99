import { type RawBuilder, sql } from 'kysely';
import { escreverFaltas, lancarFatos, pendentesDe, travarIntegracao } from '#domains/contabil/integracao/server/door.ts';
import { conferirMesAberto } from '#domains/contabil/lancamentos/server/door.ts';
import { escreverPeriodo, type Periodo, periodoDe } from '#domains/contabil/periodo.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { errosFaturamento } from '../erros.ts';
import { mudancasAte, porReconhecerAntes, primeiroDia } from './desejado.ts';
import './restricoes.ts';

export type Faturado = { reconhecidos: number; estornados: number };

/**
 * Recognizes the revenue of a month: each title due up to it once, at its gross value with scholarships and discounts apart. What was recognized
 * and is another since (a title cancelled, replaced, paid ahead or not any more) is taken back and recognized anew, in this month. Written and
 * posted in one act. Months are recognized in their order, from the day on which they begin. Throws PERIODO_CONTABIL_FECHADO, SEM_EXERCICIO,
 * FATURAMENTO_MES_POR_COMECAR, FATURAMENTO_FORA_DE_ORDEM, FATURAMENTO_SEM_REGRA.
 */
export async function faturarMes(ato: Ato<Pessoa>, { periodo }: { periodo: Periodo }): Promise<Faturado> {
  await travarIntegracao(ato.tx);
  await conferirMesAberto(ato, periodo);
  await conferirVez(ato, periodo);
  const feito = await gravar(ato, periodo, mudancasAte(periodo), sql`mudancas`);
  await auditar(ato, { acao: 'faturamento.feito', alvoTipo: 'periodo_contabil', alvoId: periodo, depois: feito });
  return feito;
}

async function conferirVez({ tx, hoje, idioma }: Ato<Pessoa>, periodo: Periodo): Promise<void> {
  if (periodo > periodoDe(hoje)) throw errosFaturamento.FATURAMENTO_MES_POR_COMECAR({ periodo: escreverPeriodo(periodo, idioma) });
  const antes = await porReconhecerAntes(tx, periodo);
  if (antes !== null) throw errosFaturamento.FATURAMENTO_FORA_DE_ORDEM({ periodo: escreverPeriodo(antes, idioma) });
}

/** Takes back what is recognized in a month that is open. Throws PERIODO_CONTABIL_FECHADO, FATURAMENTO_NADA_A_DESFAZER. */
export async function desfazerFaturamento(
  ato: Ato<Pessoa>,
  { periodo, motivo }: { periodo: Periodo; motivo: string },
): Promise<Pick<Faturado, 'estornados'>> {
  await travarIntegracao(ato.tx);
  await conferirMesAberto(ato, periodo);
  const vigentes = sql`mudancas as materialized (select v.titulo_id, v.ordem + 1 as ordem, greatest(${primeiroDia(periodo)}, v.data_faturamento) as data_faturamento,
    v.bruto_centavos as bruto, v.bolsa_centavos as bolsa, v.desconto_centavos as desconto, v.antecipado_centavos as antecipado, v.segmentacao_id, v.curso_id, v.turma_id
    from v_faturamento_vigente v where v.periodo = ${periodo})`;
  const { estornados } = await gravar(ato, periodo, vigentes, sql`mudancas`);
  if (estornados === 0) throw errosFaturamento.FATURAMENTO_NADA_A_DESFAZER();
  await auditar(ato, { acao: 'faturamento.desfeito', alvoTipo: 'periodo_contabil', alvoId: periodo, motivo, depois: { estornados } });
  return { estornados };
}

/** Rows, facts and entries of what changes. */
async function gravar(ato: Ato<Pessoa>, periodo: Periodo, com: RawBuilder<unknown>, mudancas: RawBuilder<unknown>): Promise<Faturado> {
  const { tx, quem, tarefaId = null } = ato;
  const { rows } = await sql<{ id: number; original: number | null }>`with ${com},
    gravados as (
      insert into faturamentos (titulo_id, ordem, periodo, data_faturamento, bruto_centavos, bolsa_centavos, desconto_centavos, antecipado_centavos, segmentacao_id, curso_id, turma_id,
        tarefa_id, usuario_id, usuario_nome)
      select titulo_id, ordem, ${periodo}, data_faturamento, bruto, bolsa, desconto, antecipado, segmentacao_id, curso_id, turma_id, ${tarefaId}::bigint, ${quem.usuarioId}::bigint,
        ${nomeDoAutor(quem)} from ${mudancas} order by titulo_id, ordem
      returning *
    ) insert into fatos_contabeis (evento, data_fato, origem_tipo, origem_id, valor_centavos, valores, estorno_de)
      select case when f.id is null then 'faturamento.reconhecido' else 'faturamento.estornado' end, g.data_faturamento, 'faturamento', g.id, g.bruto_centavos,
        coalesce(f.valores, jsonb_build_object('bolsaCentavos', g.bolsa_centavos, 'descontoCentavos', g.desconto_centavos, 'antecipadoCentavos', g.antecipado_centavos,
          'tituloId', g.titulo_id, 'segmentacaoId', g.segmentacao_id, 'cursoId', g.curso_id, 'turmaId', g.turma_id)), f.id
      from gravados g left join faturamentos a on g.ordem % 2 = 0 and a.titulo_id = g.titulo_id and a.ordem = g.anterior
      left join fatos_contabeis f on f.origem_tipo = 'faturamento' and f.origem_id = a.id and f.evento = 'faturamento.reconhecido'
      order by g.id returning id, estorno_de as original`.execute(tx);
  // What is taken back may wait itself: somebody reversed its entry.
  const ids = rows.flatMap(({ id, original }) => (original === null ? [id] : [original, id]));
  await lancarFatos(ato, ids);
  const semRegra = await pendentesDentre(tx, ids);
  if (semRegra > 0)
    throw errosFaturamento.FATURAMENTO_SEM_REGRA({ n: semRegra, faltas: await escreverFaltas(tx, pendentesDe(ids), ato.idioma) });
  const estornados = rows.filter((r) => r.original !== null).length;
  return { reconhecidos: rows.length - estornados, estornados };
}

async function pendentesDentre(tx: Tx, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from v_fato_pendente f where f.id = any(${ids}::bigint[])`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}
