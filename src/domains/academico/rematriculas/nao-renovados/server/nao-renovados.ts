import { sql } from 'kysely';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import type { Idioma, ParametrosDeRecusa } from '#shared/erros.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import type { DataCivil } from '#shared/datas.ts';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import { obterAnosLetivos } from '#domains/academico/periodos-letivos/server/door.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { contemPalavras, type DefinicaoLista, listar, type Pagina, percorrer } from '#platform/server/listas/listas.ts';
import type { rematriculasNaoRenovadosApi } from '../api.ts';
import { mensagemDe } from '#domains/academico/rematriculas/server/mensagens.ts';

export type NaoRenovado = RespostaServidor<typeof rematriculasNaoRenovadosApi.naoRenovados>['itens'][number];
export type ConsultaNaoRenovados = EntradaServidor<typeof rematriculasNaoRenovadosApi.naoRenovados>['query'];
type Linha = Omit<NaoRenovado, 'vencidoCentavos' | 'outraMatricula' | 'ultimaRecusa'>;
type Situacao = { quem: Quem; idioma: Idioma; hoje: DataCivil };
type Anos = { origem: number; destino: number };

/** The years of the list: the current one and the one after it unless told. */
async function anosDe(db: Db, q: ConsultaNaoRenovados, hoje: DataCivil): Promise<Anos> {
  const { itens, anoLetivoAtualId } = await obterAnosLetivos(db, hoje);
  const origem = q.AnoOrigemId ?? anoLetivoAtualId ?? 0;
  const ano = itens.find(({ id }) => id === origem)?.ano ?? 0;
  const depois = itens.filter((a) => a.ano > ano).toSorted((a, b) => a.ano - b.ano);
  return { origem, destino: q.AnoDestinoId ?? depois[0]?.id ?? 0 };
}

/** Whoever could go on and has no enrollment of the next year in his course or the one after it. */
function definicao(
  q: ConsultaNaoRenovados,
  { origem, destino }: Anos,
  quem: Quem,
): DefinicaoLista<ConsultaNaoRenovados['CampoOrdenado'], Linha> {
  return {
    colunas: sql<Linha>`m.id as "matriculaId", m.codigo, m.aluno_id as "alunoId", m.aluno_nome as "alunoNome", m.curso_nome as "cursoNome", m.turma_nome as "turmaNome", m.movimento, m.resultado`,
    de: sql`from v_matricula_resumo m join v_curso_rematricula k on k.id = m.curso_id`,
    onde: [
      sql`m.ano_letivo_id = ${origem}`,
      sql`m.movimento in ('ativa', 'concluida', 'trancada')`,
      // The last course leads nowhere: who passed has finished, and is not left.
      sql`(k.proximo_curso_id is not null or m.resultado in ('reprovado_por_nota', 'reprovado_por_falta'))`,
      sql`not exists (select 1 from v_matricula_estado n where n.aluno_id = m.aluno_id and n.ano_letivo_id = ${destino} and n.curso_id in (m.curso_id, k.proximo_curso_id)
        and n.movimento in ('pre_matricula', 'ativa', 'concluida', 'trancada'))`,
      escopoDeAlunos(quem, sql.ref('m.turma_id')),
      q.SegmentacaoId && sql`m.segmentacao_id = ${q.SegmentacaoId}`,
      q.CursoId && sql`m.curso_id = ${q.CursoId}`,
      q.TurmaId && sql`m.turma_id = ${q.TurmaId}`,
      ...contemPalavras(sql`(m.aluno_nome_busca || ' ' || m.codigo)`, q.Nome),
    ],
    ordem: { nome: sql`m.aluno_nome`, turma: sql`m.turma_nome`, curso: sql`k.ordem` },
    desempate: sql`m.id`,
  };
}

/** What the students of a page owe, what they have in the next year in another course, and what the last run said of them, in one statement. */
async function completar(db: Db, linhas: readonly Linha[], { destino }: Anos, { idioma, hoje }: Situacao): Promise<NaoRenovado[]> {
  if (linhas.length === 0) return [];
  const { rows } = await sql<
    Pick<NaoRenovado, 'outraMatricula'> & { id: number; vencido: number; codigo: string | null; parametros: ParametrosDeRecusa | null }
  >`select m.id,
      (select coalesce(sum(v.saldo_centavos), 0)::bigint from v_titulo_aberto_do_aluno v where v.aluno_id = m.aluno_id and v.data_limite < ${hoje}) as vencido, r.codigo, r.parametros,
      (select json_build_object('codigo', n.codigo, 'cursoNome', n.curso_nome) from v_matricula_resumo n where n.aluno_id = m.aluno_id
        and n.ano_letivo_id = ${destino} and n.movimento in ('pre_matricula', 'ativa', 'concluida', 'trancada') order by n.id limit 1) as "outraMatricula"
    from v_matricula_estado m left join lateral (select codigo, parametros from rematriculas_itens i
      where i.matricula_origem_id = m.id and i.ano_destino_id = ${destino} and i.situacao = 'recusada' order by i.id desc limit 1) r on true
    where m.id = any(${linhas.map((l) => l.matriculaId)}::bigint[])`.execute(db);
  const porId = new Map(rows.map((r) => [r.id, r]));
  return linhas.map((linha) => {
    const dela = porId.get(linha.matriculaId);
    return {
      ...linha,
      vencidoCentavos: dela?.vencido ?? 0,
      outraMatricula: dela?.outraMatricula ?? null,
      ultimaRecusa: mensagemDe(dela?.codigo ?? null, dela?.parametros ?? null, idioma),
    };
  });
}

/** One page of those who were not renewed. */
export async function listarNaoRenovados(db: Db, q: ConsultaNaoRenovados, situacao: Situacao): Promise<Pagina<NaoRenovado>> {
  const anos = await anosDe(db, q, situacao.hoje);
  const pagina = await listar<Linha, ConsultaNaoRenovados['CampoOrdenado']>(db, definicao(q, anos, situacao.quem), toPaginacao(q));
  return { ...pagina, itens: await completar(db, pagina.itens, anos, situacao) };
}

/** All of them, in batches, for the export. */
export async function* percorrerNaoRenovados(db: Db, q: ConsultaNaoRenovados, situacao: Situacao): AsyncGenerator<NaoRenovado[]> {
  const anos = await anosDe(db, q, situacao.hoje);
  for await (const lote of percorrer<Linha, ConsultaNaoRenovados['CampoOrdenado']>(db, definicao(q, anos, situacao.quem), toPaginacao(q)))
    yield completar(db, lote, anos, situacao);
}
