import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { formatarInstante } from '#shared/datas.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { escreverPeriodo, type Periodo, type SituacaoPeriodoContabil } from '#domains/contabil/periodo.ts';
import { errosFechamento } from '../erros.ts';
import './restricoes.ts';

export type Travado = {
  id: Periodo;
  ano: number;
  dataInicio: string;
  dataFim: string;
  situacao: SituacaoPeriodoContabil;
  versao: number;
};

const colunas = sql<Travado>`id, ano, data_inicio as "dataInicio", data_fim as "dataFim", situacao, versao`;

/** One período. Throws PERIODO_CONTABIL_NAO_ENCONTRADO. */
export async function carregarPeriodo(db: Db | Tx, periodo: Periodo): Promise<Travado> {
  const { rows } = await sql<Travado>`select ${colunas} from periodos_contabeis where id = ${periodo}`.execute(db);
  if (!rows[0]) throw errosFechamento.PERIODO_CONTABIL_NAO_ENCONTRADO();
  return rows[0];
}

/** A período about to be closed or reopened: one at a time, after entries under way. Throws PERIODO_CONTABIL_NAO_ENCONTRADO, VERSAO_DESATUALIZADA. */
export async function travarPeriodo({ tx }: Ato<Pessoa>, { periodo, versao }: { periodo: Periodo; versao: number }): Promise<Travado> {
  await sql`select 1 from contabil_configuracao for update`.execute(tx);
  await sql`select 1 from periodos_contabeis where id = ${periodo} for update`.execute(tx);
  const atual = await carregarPeriodo(tx, periodo);
  if (atual.versao !== versao) throw versaoDesatualizada({ tipo: 'periodo_contabil', id: periodo }, atual);
  return atual;
}

/** Who closed a período, for whoever comes after. */
export async function jaFechado({ tx, idioma, fuso }: Ato<Pessoa>, periodo: Periodo) {
  const { rows } = await sql<{ usuarioNome: string; em: string }>`select usuario_nome as "usuarioNome", created_at as em
    from periodos_contabeis_situacoes where periodo = ${periodo} order by id desc limit 1`.execute(tx);
  return errosFechamento.PERIODO_CONTABIL_JA_FECHADO({
    periodo: escreverPeriodo(periodo, idioma),
    usuario: rows[0]?.usuarioNome ?? '—',
    em: rows[0] ? formatarInstante(rows[0].em, fuso) : '—',
  });
}

type Mudanca = { para: 'fechado'; lancamentos: number; totalCentavos: number } | { para: 'reaberto'; motivo: string };

/** Writes a change of state with its row; gives the version that it makes and the row. */
export async function mudarSituacao(
  { tx, quem }: Ato<Pessoa>,
  periodo: Travado,
  mudanca: Mudanca,
): Promise<{ versao: number; situacaoId: number }> {
  const fechado = mudanca.para === 'fechado' ? mudanca : null;
  const motivo = mudanca.para === 'reaberto' ? mudanca.motivo : null;
  await sql`update periodos_contabeis set situacao = ${mudanca.para}, versao = versao + 1 where id = ${periodo.id}`.execute(tx);
  const { rows } = await sql<{
    id: number;
  }>`insert into periodos_contabeis_situacoes (periodo, de, para, motivo, lancamentos, total_centavos, usuario_id, usuario_nome)
    values (${periodo.id}, ${periodo.situacao}, ${mudanca.para}, ${motivo}, ${fechado?.lancamentos ?? null}, ${fechado?.totalCentavos ?? null},
      ${quem.usuarioId}, ${nomeDoAutor(quem)}) returning id`.execute(tx);
  return { versao: periodo.versao + 1, situacaoId: rows[0]?.id ?? 0 };
}
