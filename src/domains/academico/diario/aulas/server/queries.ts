import { type RawBuilder, sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { contarLinhas, contemPalavras, type DefinicaoLista, listar, percorrer } from '#platform/server/listas/listas.ts';
import { escopoDoDiario } from '#domains/academico/diario/server/escopo.ts';
import type { Leitor } from '#domains/academico/estrutura/server/door.ts';
import type { aulasApi } from '../api.ts';

type Resposta = RespostaServidor<typeof aulasApi.listarAulas>;
export type Aula = Resposta['itens'][number];
type Numeros = NonNullable<Resposta['numeros']>;
type Consulta = EntradaServidor<typeof aulasApi.listarAulas>['query'];
type Coluna = Consulta['paginacao']['campoOrdenado'];
type Previstas = RespostaServidor<typeof aulasApi.aulasPrevistas>;
type Opcoes = RespostaServidor<typeof aulasApi.opcoesDaAula>;
type DaDisciplina = { TurmaDisciplinaId: number; EtapaId?: number | undefined };

const daEtapa = (etapaId: number): RawBuilder<unknown> =>
  sql`exists (select 1 from v_etapa e where e.id = ${etapaId} and a.data_aula between e.data_inicio and e.data_fim)`;
const chamada = sql`exists (select 1 from chamadas c where c.aula_id = a.id
  or c.aula_id is null and c.turma_id = td.turma_id and c.data_chamada = a.data_aula and k.controle_frequencia = 'por_dia')`;
const de = sql`from aulas a join v_turma_disciplina td on td.id = a.turma_disciplina_id join v_criterio_da_turma k on k.turma_id = td.turma_id
  left join v_pessoa_resumo p on p.id = a.docente_id
  left join v_etapa_do_diario e on e.turma_id = td.turma_id and a.data_aula between e.data_inicio and e.data_fim`;
const colunas = sql<Aula>`a.id, a.data_aula as "dataAula", a.quantidade, a.ordem, a.conteudo, a.tarefa, a.docente_id as "docenteId",
  p.nome_completo as docente, e.nome as etapa, ${chamada} as chamada, a.versao`;

function definicao({ TurmaDisciplinaId, EtapaId, Conteudo }: Consulta['filtros']): DefinicaoLista<Coluna, Aula> {
  return {
    colunas,
    de,
    deContagem: sql`from aulas a`,
    onde: [
      sql`a.turma_disciplina_id = ${TurmaDisciplinaId}`,
      EtapaId !== undefined && daEtapa(EtapaId),
      ...contemPalavras(sql`f_busca(coalesce(a.conteudo, '') || ' ' || coalesce(a.tarefa, ''))`, Conteudo),
    ],
    ordem: { dataAula: { semNulos: sql`a.data_aula` } },
    desempate: sql`a.id`,
  };
}

/** @throws NAO_ENCONTRADO for a subject of a class that is unknown or outside of the scope */
async function conferirVisivel(db: Db, quem: Leitor, turmaDisciplinaId: number): Promise<void> {
  const { rows } =
    await sql`select 1 from v_turma_disciplina td where td.id = ${turmaDisciplinaId} and ${escopoDoDiario(quem) ?? sql`true`}`.execute(db);
  if (rows.length === 0) throw errosComuns.NAO_ENCONTRADO();
}

/** One page of the lessons of a subject, with the figures of the filter. @throws NAO_ENCONTRADO */
export async function listarAulas(db: Db, quem: Leitor, hoje: DataCivil, { paginacao, filtros }: Consulta): Promise<Resposta> {
  await conferirVisivel(db, quem, filtros.TurmaDisciplinaId);
  const lista = definicao(filtros);
  return listar<Aula, Coluna, { total: number; numeros: Numeros }>(db, lista, paginacao, async (conhecido) => {
    const [total, numeros] = await Promise.all([conhecido ?? contarLinhas(db, lista), contar(db, filtros, hoje)]);
    return { total, numeros };
  });
}

/** All of a filter, in batches, for the export. @throws NAO_ENCONTRADO */
export async function* percorrerAulas(db: Db, quem: Leitor, { paginacao, filtros }: Consulta): AsyncGenerator<Aula[]> {
  await conferirVisivel(db, quem, filtros.TurmaDisciplinaId);
  yield* percorrer<Aula, Coluna>(db, definicao(filtros), paginacao);
}

/** Periods given until today, what is missing in them, and lessons that the timetable expected and nobody gave. */
async function contar(db: Db, { TurmaDisciplinaId: id, EtapaId }: DaDisciplina, hoje: DataCivil): Promise<Numeros> {
  const { rows } =
    await sql<Numeros>`select coalesce(sum(a.quantidade), 0)::int as tempos, count(*) filter (where a.conteudo is null)::int as "semConteudo",
      count(*) filter (where not ${chamada})::int as "semChamada",
      (select count(*)::int from aulas_previstas(array[${id}::bigint], '1900-01-01', ${hoje}) x where ${EtapaId ?? null}::bigint is null or x.etapa_id = ${EtapaId ?? null}) as previstas
    from aulas a join v_turma_disciplina td on td.id = a.turma_disciplina_id join v_criterio_da_turma k on k.turma_id = td.turma_id
    where a.turma_disciplina_id = ${id} and a.data_aula <= ${hoje} and ${EtapaId === undefined ? sql`true` : daEtapa(EtapaId)}`.execute(db);
  return rows[0] as Numeros;
}

/** Lessons that the timetable expected until today and nobody gave. @throws NAO_ENCONTRADO */
export async function listarPrevistas(
  db: Db,
  quem: Leitor,
  hoje: DataCivil,
  { TurmaDisciplinaId, EtapaId }: DaDisciplina,
): Promise<Previstas> {
  await conferirVisivel(db, quem, TurmaDisciplinaId);
  const { rows } = await sql<
    Previstas['itens'][number]
  >`select data, ordem, quantidade, to_char(inicio, 'HH24:MI') as inicio, docente_id as "docenteId"
    from aulas_previstas(array[${TurmaDisciplinaId}::bigint], '1900-01-01', ${hoje}) where ${EtapaId ?? null}::bigint is null or etapa_id = ${EtapaId ?? null}
    order by data, ordem limit 400`.execute(db);
  return { itens: rows };
}

/** What the window of a lesson chooses from. @throws NAO_ENCONTRADO */
export async function obterOpcoes(db: Db, quem: Leitor, id: number): Promise<Opcoes> {
  await conferirVisivel(db, quem, id);
  const visivel = escopoDoDiario(quem, sql.ref('o.id')) ?? sql`true`;
  const { rows } = await sql<Opcoes>`select
      coalesce((select json_agg(json_build_object('id', x.pessoa_id, 'nome', p.nome_completo, 'dataInicio', x.data_inicio, 'dataFim', x.data_fim) order by x.data_inicio, p.nome_completo)
        from v_docente_turma x join v_pessoa_resumo p on p.id = x.pessoa_id where x.turma_disciplina_id = td.id), '[]') as docentes,
      coalesce((select json_agg(json_build_object('turmaDisciplinaId', o.id, 'turma', ot.nome) order by ot.nome) from v_turma_disciplina o join v_turma ot on ot.id = o.turma_id
        where o.disciplina_id = td.disciplina_id and o.id <> td.id and ot.curso_id = t.curso_id and ot.ano_letivo_id = t.ano_letivo_id and ot.situacao = 'aberta' and ${visivel}), '[]') as paralelas,
      coalesce((select json_agg(json_build_object('turmaDisciplinaId', o.id, 'turma', o.turma, 'ano', o.ano, 'aulas', o.aulas) order by o.ano desc, o.turma)
        from (select o.id, ot.nome as turma, ot.ano, count(*)::int as aulas from v_turma_disciplina o join v_turma ot on ot.id = o.turma_id
            join aulas a on a.turma_disciplina_id = o.id and a.conteudo is not null
          where o.disciplina_id = td.disciplina_id and o.id <> td.id and ot.curso_id = t.curso_id and ot.ano < t.ano group by 1, 2, 3) o), '[]') as planos
    from v_turma_disciplina td join v_turma t on t.id = td.turma_id where td.id = ${id}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}

/** One lesson, as the list shows it. @throws NAO_ENCONTRADO */
export async function obterAula(db: Db | Tx, quem: Leitor | null, id: number): Promise<Aula & { turmaDisciplinaId: number }> {
  const { rows } = await sql<Aula & { turmaDisciplinaId: number }>`select ${colunas}, a.turma_disciplina_id as "turmaDisciplinaId" ${de}
    where a.id = ${id} and ${escopoDoDiario(quem, sql.ref('a.turma_disciplina_id')) ?? sql`true`}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}
