import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { preparada, umDestes } from '#platform/server/database/preparada.ts';
import type { NotaDeOrigem } from '#domains/academico/estrutura/criterio/etapa.ts';
import type { AvaliacaoDaGrade, Lugar } from '../montar.ts';
import type { Valor } from '../valores.ts';

type Origem = { disciplinaId: number; etapaId: number; media: string | null; conceito: string | null };
export type AlunoDaTurma = {
  matriculaId: number;
  alunoId: number;
  nome: string;
  numeroChamada: number | null;
  /** Judged by the rule that the course has for adapted plans (`criterioDoAluno`). */
  planoAdaptado: boolean;
  lugares: Lugar[];
  mudou: boolean;
  /** The class where he sits now, when another. */
  foiPara: string | null;
  /** Averages that he brought from the school where he began the year. */
  origens: Origem[];
};
export type AvaliacaoLida = AvaliacaoDaGrade & { turmaDisciplinaId: number };
export type Marca = { avaliacaoId: number; matriculaId: number; valor: Valor };
/** A mark with who typed it last, and when. */
export type NotaLida = Marca & { versao: number; por: string; em: string };
export type NotasDaTurma<N extends Marca = Marca> = { alunos: AlunoDaTurma[]; avaliacoes: AvaliacaoLida[]; notas: N[] };

/** A mark as one text. */
export const valorDaNota = sql`coalesce(n.conceito, n.estado, trim_scale(n.valor)::text)`;

/** A class with the subjects of it that are asked for. */
export type TurmaALer = { turmaId: number; turmaDisciplinaIds: readonly number[] };

/**
 * Who sits or sat in classes, the evaluations of their subjects and every mark of them, in three statements. What a student who came from
 * another class got there in the same subject comes along, each under the subject of the class where he sits now: it is of nobody else.
 */
export function lerNotasDasTurmas(
  db: Db | Tx,
  turmas: readonly TurmaALer[],
  etapaId: number | null = null,
): Promise<Map<number, NotasDaTurma>> {
  return lerTurmas(db, turmas, etapaId, async (daTurma) => {
    const { rows } =
      await sql<Marca>`${preparada}select n.avaliacao_id as "avaliacaoId", n.matricula_id as "matriculaId", ${valorDaNota} as valor
        from notas n where ${daTurma}`.execute(db);
    return rows;
  });
}

type LerMarcas<N extends Marca> = (daTurma: RawBuilder<unknown>) => Promise<N[]>;
async function lerTurmas<N extends Marca>(
  db: Db | Tx,
  turmas: readonly TurmaALer[],
  etapaId: number | null,
  lerMarcas: LerMarcas<N>,
): Promise<Map<number, NotasDaTurma<N>>> {
  const daEtapa = sql`(${etapaId}::bigint is null or a.etapa_id = ${etapaId}::bigint)`;
  const disciplinas = turmas.flatMap((t) => t.turmaDisciplinaIds);
  const { rows: alunos } = await sql<
    AlunoDaTurma & { turmaId: number }
  >`${preparada}select e.turma_id as "turmaId", e.matricula_id as "matriculaId",
      m.aluno_id as "alunoId", m.aluno_nome as nome, (array_agg(e.numero_chamada order by e.id desc))[1] as "numeroChamada", bool_or(e.ordem > 1) as mudou,
      case when bool_and(e.data_fim is not null) then (select v.turma_nome from v_matricula_turma v where v.matricula_id = e.matricula_id) end as "foiPara",
      m.plano_adaptado as "planoAdaptado", json_agg(json_build_object('inicio', e.data_inicio, 'fim', e.data_fim) order by e.id) as lugares,
      (select coalesce(json_agg(json_build_object('disciplinaId', o.disciplina_id, 'etapaId', o.etapa_id,
        'media', trim_scale(o.media)::text, 'conceito', o.conceito)), '[]')
        from v_nota_de_origem o where o.matricula_id = e.matricula_id) as origens
    from v_matricula_enturmacao e join v_matricula_resumo m on m.id = e.matricula_id
    where e.turma_id ${umDestes(turmas.map(({ turmaId }) => turmaId))} group by 1, 2, 3, 4, m.plano_adaptado order by 5 nulls last, m.aluno_nome, 2`.execute(
    db,
  );
  const mudaram = alunos.filter(({ mudou }) => mudou).map(({ matriculaId, turmaId }) => ({ matriculaId, turmaId }));
  // What came along is looked for only where somebody moved: the plan of it costs more than all the rest.
  const trazidas = sql`union all
    select distinct a.id, td.id, a.etapa_id, a.papel, a.nome, a.data_avaliacao, a.valor_maximo::text, a.peso::text, a.substitui_id, t.nome, a.ordem
    from json_to_recordset(${JSON.stringify(mudaram)}::json) as x("matriculaId" bigint, "turmaId" bigint)
    join notas n on n.matricula_id = x."matriculaId" and num_nonnulls(n.valor, n.conceito, n.estado) > 0 join avaliacoes a on a.id = n.avaliacao_id and ${daEtapa}
    join v_turma_disciplina o on o.id = a.turma_disciplina_id and o.turma_id <> x."turmaId" join v_turma_resumo t on t.id = o.turma_id
    join v_turma_disciplina td on td.turma_id = x."turmaId" and td.disciplina_id = o.disciplina_id and td.id ${umDestes(disciplinas)}`;
  const { rows: avaliacoes } =
    await sql<AvaliacaoLida>`${preparada}select a.id, a.turma_disciplina_id as "turmaDisciplinaId", a.etapa_id as "etapaId", a.papel, a.nome,
      a.data_avaliacao as "dataAvaliacao", a.valor_maximo::text as "valorMaximo", a.peso::text as peso, a.substitui_id as "substituiId",
      null as "outraTurma", a.ordem
    from avaliacoes a where a.turma_disciplina_id ${umDestes(disciplinas)} and ${daEtapa} ${mudaram.length === 0 ? sql`` : trazidas}
    order by ordem, "dataAvaliacao", id`.execute(db);
  const notas = await lerMarcas(sql`n.avaliacao_id = any(${[...new Set(avaliacoes.map(({ id }) => id))]}::bigint[])
      and n.matricula_id = any(${[...new Set(alunos.map(({ matriculaId }) => matriculaId))]}::bigint[])`);
  const [porTurma, porDisciplina, porAvaliacao] = [
    Map.groupBy(alunos, ({ turmaId }) => turmaId),
    Map.groupBy(avaliacoes, ({ turmaDisciplinaId }) => turmaDisciplinaId),
    Map.groupBy(notas, ({ avaliacaoId }) => avaliacaoId),
  ];
  return new Map(
    turmas.map(({ turmaId, turmaDisciplinaIds }) => {
      const suas = turmaDisciplinaIds.flatMap((id) => porDisciplina.get(id) ?? []);
      const seus = (porTurma.get(turmaId) ?? []).map(({ turmaId: _, ...aluno }) => aluno);
      const deles = new Set(seus.map(({ matriculaId }) => matriculaId));
      const marcas = [...new Set(suas.map(({ id }) => id))].flatMap((id) => porAvaliacao.get(id) ?? []);
      return [turmaId, { alunos: seus, avaliacoes: suas, notas: marcas.filter(({ matriculaId }) => deles.has(matriculaId)) }];
    }),
  );
}

/** Of one class, each mark with who typed it. */
export async function lerNotasDaTurma(
  db: Db | Tx,
  turmaId: number,
  turmaDisciplinaIds: readonly number[],
): Promise<NotasDaTurma<NotaLida>> {
  const lidas = await lerTurmas(db, [{ turmaId, turmaDisciplinaIds }], null, async (daTurma) => {
    const { rows } =
      await sql<NotaLida>`${preparada}select n.avaliacao_id as "avaliacaoId", n.matricula_id as "matriculaId", ${valorDaNota} as valor, n.versao,
        n.usuario_nome as por, n.updated_at as em from notas n where ${daTurma}`.execute(db);
    return rows;
  });
  return lidas.get(turmaId) ?? { alunos: [], avaliacoes: [], notas: [] };
}

/** What a student brought of a subject in an etapa. */
export function origemDe({ origens }: Pick<AlunoDaTurma, 'origens'>, disciplinaId: number, etapaId: number): NotaDeOrigem | null {
  const sua = origens.find((o) => o.disciplinaId === disciplinaId && o.etapaId === etapaId);
  if (sua?.conceito != null) return { conceito: sua.conceito };
  return sua?.media == null ? null : { valor: sua.media };
}

/** The marks by student and evaluation. */
export function porAluno(notas: readonly Marca[]): Map<number, Map<number, Valor>> {
  const deles = new Map<number, Map<number, Valor>>();
  for (const { avaliacaoId, matriculaId, valor } of notas) {
    const suas = deles.get(matriculaId) ?? new Map<number, Valor>();
    deles.set(matriculaId, suas.set(avaliacaoId, valor));
  }
  return deles;
}
