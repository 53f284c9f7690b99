import { type RawBuilder, sql } from 'kysely';
import { emLista, faltas, finalidades, papeisNaEscola, regrasDePendencia } from '#domains/pessoas/pendencias/regras.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Arquivo, Contexto } from '#platform/server/http/tipos.ts';
import { contemPalavras, type DefinicaoLista, listar, ondeTodas, type Pagina, percorrer } from '#platform/server/listas/listas.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import { tradutor } from '#shared/textos.ts';
import type { pendenciasApi } from '../api.ts';
import { efeitoDe } from '../efeito.ts';
import { textosPendencias } from '../texts.ts';

type Query = EntradaServidor<typeof pendenciasApi.listarPendencias>['query'];
type Linha = RespostaServidor<typeof pendenciasApi.listarPendencias>['itens'][number];
type Coluna = Query['CampoOrdenado'];
type Sql = RawBuilder<unknown>;

const temCada = sql.join(
  faltas.map(({ valor }) => sql`(${sql.lit(valor)}, ${sql.ref(`f.tem_${valor}`)})`),
  sql`, `,
);

const regras = sql.join(
  regrasDePendencia.map(
    ({ finalidade, papel, falta, impede }) => sql`(${sql.lit(finalidade)}, ${sql.lit(papel)}, ${sql.lit(falta)}, ${sql.lit(impede)})`,
  ),
  sql`, `,
);

/** Who studies in the chosen classes and who pays for them, with each rule that their registration does not meet. */
function semAlgo(deMatriculas: readonly (Sql | undefined | false | 0)[], daRegra: readonly (Sql | undefined | false)[]): Sql {
  return sql`from (
      select m.aluno_id as pessoa_id, 'aluno' as papel, m.aluno_nome, m.turma_nome from v_matricula_resumo m ${ondeTodas([sql`m.ativa`, ...deMatriculas])}
      union all
      select r.pessoa_id, 'pagador', m.aluno_nome, m.turma_nome from v_matricula_resumo m
      join matriculas_responsaveis r on r.matricula_id = m.id and r.financeiro ${ondeTodas([sql`m.ativa`, ...deMatriculas])}
    ) a
    join v_pessoa_resumo p on p.id = a.pessoa_id and p.data_falecimento is null
    join v_pessoa_completude f on f.pessoa_id = a.pessoa_id
    cross join lateral (values ${temCada}) t(falta, tem)
    join (values ${regras}) r(finalidade, papel, falta, impede)
      on r.papel = a.papel and r.falta = t.falta and not t.tem
    ${ondeTodas(daRegra)}`;
}

function lista({ AnoLetivoId, SegmentacaoId, CursoId, TurmaId, Nome, Finalidade, Falta, Papel }: Query): DefinicaoLista<Coluna, Linha> {
  const doAno = [
    AnoLetivoId && sql`m.ano_letivo_id = ${AnoLetivoId}`,
    SegmentacaoId && sql`m.segmentacao_id = ${SegmentacaoId}`,
    CursoId && sql`m.curso_id = ${CursoId}`,
    TurmaId && sql`m.turma_id = ${TurmaId}`,
  ];
  const daRegra = [
    Finalidade && sql`r.finalidade = ${Finalidade}`,
    Falta && sql`r.falta = ${Falta}`,
    Papel && sql`r.papel = ${Papel}`,
    ...contemPalavras(sql`p.nome_busca`, Nome),
  ].filter((um): um is Sql => Boolean(um));
  return {
    colunas: sql<Linha>`x.id, x.nome, x.papeis, x.faltas, x.finalidades, x.impedem, x.alunos, x.turmas`,
    de: sql`from (select p.id, p.nome_completo as nome, p.nome_busca, array_agg(distinct a.papel) as papeis, array_agg(distinct r.falta) as faltas,
        array_agg(distinct r.finalidade) as finalidades, coalesce(array_agg(distinct r.finalidade) filter (where r.impede), (array_agg(r.finalidade))[1:0]) as impedem, string_agg(distinct a.aluno_nome, ', ') as alunos,
        coalesce(string_agg(distinct a.turma_nome, ', '), '') as turmas
      ${semAlgo(doAno, daRegra)} group by p.id, p.nome_completo, p.nome_busca) x`,
    deContagem: sql`from (select distinct p.id ${semAlgo(doAno, daRegra)}) x`,
    onde: [],
    ordem: { nome: { semNulos: sql`x.nome_busca` }, quantas: { semNulos: sql`cardinality(x.faltas)` } },
    desempate: sql`x.id`,
  };
}

/** How many people of a year lack something: what the list without other filters counts. */
export const contagemDePendencias = (anoLetivoId: Sql): Sql =>
  sql`select count(distinct p.id) ${semAlgo([sql`m.ano_letivo_id = ${anoLetivoId}`], [])}`;

/** A page of those who lack something. */
export function listarPendencias(db: Db, query: Query): Promise<Pagina<Linha>> {
  return listar<Linha, Coluna>(db, lista(query), toPaginacao(query));
}

/** Everybody of a filter who lacks something, as a file. */
export function exportarPendencias({ db, pedido: { idioma } }: Contexto, query: Query & { Formato: 'csv' | 'xlsx' }): Arquivo {
  const t = tradutor(textosPendencias, idioma);
  return exportar<Linha>(
    t('pendencias'),
    query.Formato,
    [
      { titulo: t('nome'), valor: (l) => l.nome, largura: 34 },
      { titulo: t('papel'), valor: (l) => emLista(papeisNaEscola, l.papeis, idioma), largura: 26 },
      { titulo: t('falta'), valor: (l) => emLista(faltas, l.faltas, idioma), largura: 40 },
      { titulo: t('finalidade'), valor: (l) => emLista(finalidades, l.finalidades, idioma), largura: 40 },
      { titulo: t('peso'), valor: (l) => efeitoDe(l, idioma), largura: 40 },
      { titulo: t('alunos'), valor: (l) => l.alunos, largura: 40 },
      { titulo: t('turmas'), valor: (l) => l.turmas, largura: 24 },
    ],
    percorrer<Linha, Coluna>(db, lista(query), toPaginacao(query)),
  );
}
