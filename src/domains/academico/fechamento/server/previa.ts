import { sql } from 'kysely';
import {
  contarDiasSemChamada,
  contarForaDasChamadas,
  type EstadoDaDisciplina,
  estadoDasDisciplinas,
  origensDevendo,
} from '#domains/academico/diario/entrega/server/door.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { semNotaDeOrigem } from '#domains/academico/diario/origem/server/door.ts';
import { type PendenciasDaTurma, pendenciasDaEtapa, pendenciasDoAno } from '../pendencias.ts';
import { calcularAnos, type TurmaCalculada } from './ler-turmas.ts';

type Etapa = { id: number; dataInicio: DataCivil; dataFim: DataCivil };
export type PreviaDaEtapa = { turma: PendenciasDaTurma; disciplinas: (EstadoDaDisciplina & { entregue: boolean })[] };
export type PreviaDoAno = {
  turma: PendenciasDaTurma;
  calculada: TurmaCalculada;
  /** Students who came after an etapa had ended and brought no average of it. */
  semNotaDeOrigem: readonly number[];
};

/** What classes lack before an etapa of them closes. */
export async function preverEtapas(
  db: Db | Tx,
  turmaIds: readonly number[],
  etapa: Etapa,
  hoje: DataCivil,
): Promise<Map<number, PreviaDaEtapa>> {
  const estados = await estadoDasDisciplinas(db, { etapaId: etapa.id, turmaIds, hoje });
  const dias = await contarDiasSemChamada(db, turmaIds, etapa, hoje);
  const fora = await contarForaDasChamadas(db, turmaIds, etapa);
  const origens = await origensDevendo(db, { etapaId: etapa.id, turmaIds, hoje });
  const porTurma = Map.groupBy(estados, ({ turmaId }) => turmaId);
  return new Map(
    turmaIds.map((id) => {
      const disciplinas = (porTurma.get(id) ?? []).map((d) => ({ ...d, entregue: d.entrega !== null }));
      const turma = pendenciasDaEtapa({
        disciplinas,
        alunos: Math.max(0, ...disciplinas.map(({ alunos }) => alunos)),
        diasSemChamada: dias.get(id) ?? 0,
        alunosForaDaChamada: fora.get(id) ?? 0,
        origensDevendo: origens.get(id) ?? 0,
        emCurso: hoje < etapa.dataFim,
      });
      return [id, { turma, disciplinas }];
    }),
  );
}

/** Etapas still open of other classes in which students whose year closes sat: what they came to there is part of it. */
async function abertasNaOrigem(db: Db | Tx, calculadas: ReadonlyMap<number, TurmaCalculada>): Promise<Map<number, number>> {
  const pares = [...calculadas].flatMap(([turmaId, { matriculas }]) => matriculas.map(({ matriculaId }) => ({ turmaId, matriculaId })));
  const { rows } = await sql<{ id: number; n: number }>`select p."turmaId" as id, count(distinct (o.turma_id, e.etapa_id))::int as n
    from json_to_recordset(${JSON.stringify(pares)}::json) as p("turmaId" bigint, "matriculaId" bigint)
      join v_lugar_na_turma o on o.matricula_id = p."matriculaId" and o.turma_id <> p."turmaId"
      join v_etapa_do_diario e on e.turma_id = o.turma_id and e.situacao = 'aberto' and o.data_inicio <= e.data_fim and coalesce(o.data_fim, 'infinity') >= e.data_inicio
    group by 1`.execute(db);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

type Conselhos = { abertos: number; falados: ReadonlySet<number> };

/** Of the students whose year closes: councils of the year that still stand without minutes, and of whom some council spoke. */
async function lerConselhos(db: Db | Tx, calculadas: ReadonlyMap<number, TurmaCalculada>): Promise<Map<number, Conselhos>> {
  const pares = [...calculadas].flatMap(([turmaId, { matriculas }]) => matriculas.map(({ matriculaId }) => ({ turmaId, matriculaId })));
  const { rows } = await sql<{ id: number; abertos: number; falados: number[] }>`with par as (
      select p."turmaId" as turma_id, p."matriculaId" as matricula_id from json_to_recordset(${JSON.stringify(pares)}::json) as p("turmaId" bigint, "matriculaId" bigint)),
    dela as (
      select c.turma_id, c.id, c.situacao, null::bigint as matricula_id from conselhos c
        where c.etapa_id is null and c.situacao <> 'cancelado' and c.turma_id = any(${[...calculadas.keys()]}::bigint[])
      union all select p.turma_id, c.id, c.situacao, a.matricula_id from par p join conselhos_alunos a on a.matricula_id = p.matricula_id
        join conselhos c on c.id = a.conselho_id and c.etapa_id is null and c.situacao <> 'cancelado')
    select coalesce(turma_id, 0) as id, count(distinct id) filter (where situacao = 'aberto')::int as abertos,
      coalesce(json_agg(distinct matricula_id) filter (where matricula_id is not null), '[]') as falados from dela group by turma_id`.execute(
    db,
  );
  return new Map(rows.map(({ id, abertos, falados }) => [id, { abertos, falados: new Set(falados) }]));
}

/** What classes lack before their year closes, with what it would come to. */
export async function preverAnos(db: Db | Tx, turmas: readonly { id: number; etapasAbertas: number }[]): Promise<Map<number, PreviaDoAno>> {
  const calculadas = await calcularAnos(
    db,
    turmas.map(({ id }) => id),
  );
  const origens = await abertasNaOrigem(db, calculadas);
  const conselhos = await lerConselhos(db, calculadas);
  const comNotas = [...calculadas.values()].filter(({ criterio }) => criterio.tipo !== 'parecer');
  const semNota = await semNotaDeOrigem(
    db,
    comNotas.flatMap(({ matriculas }) => matriculas.map(({ matriculaId }) => matriculaId)),
  );
  return new Map(
    turmas.flatMap(({ id, etapasAbertas }) => {
      const calculada = calculadas.get(id);
      if (!calculada) return [];
      const resultados = new Map(calculada.alunos.map((a) => [a.matriculaId, a.resultado]));
      const alunos = calculada.matriculas.map((m) => ({
        movimento: m.movimento,
        atual: m.resultado,
        resultado: resultados.get(m.matriculaId) ?? null,
        faltam: calculada.faltam.get(m.matriculaId) ?? [],
      }));
      const deOrigem = calculada.alunos.map(({ matriculaId }) => matriculaId).filter((matriculaId) => semNota.has(matriculaId));
      const falados = conselhos.get(id)?.falados;
      const turma = pendenciasDoAno({
        etapasAbertas,
        abertasNaOrigem: origens.get(id) ?? 0,
        conselhosAbertos: conselhos.get(id)?.abertos ?? 0,
        semConselho: calculada.alunos.filter((a) => a.resultado === 'reprovado_por_nota' && falados?.has(a.matriculaId) !== true).length,
        semNotaDeOrigem: deOrigem.length,
        alunos,
      });
      return [[id, { turma, calculada, semNotaDeOrigem: deOrigem }]];
    }),
  );
}
