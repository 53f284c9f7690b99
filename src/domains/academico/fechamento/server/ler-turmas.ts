import { sql } from 'kysely';
import type { Criterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import { presencasDasTurmas, somarPresencas } from '#domains/academico/diario/chamadas/server/door.ts';
import { type ADar, lerPlanos } from '#domains/academico/diario/frequencia/server/door.ts';
import { type Hipotese, type MediasDaTurma, mediasDasTurmas } from '#domains/academico/diario/notas/server/door.ts';
import { type Db, lerJuntas, type Tx } from '#platform/server/database/kysely.ts';
import type { Resultado } from '#domains/academico/matriculas/situacoes.ts';
import type { DataCivil } from '#shared/datas.ts';
import { calcularAno, calcularEtapa, type PresencasDosAlunos, type Resultados } from './calcular.ts';

type Etapa = { id: number; dataInicio: DataCivil; dataFim: DataCivil };
export type MatriculaDaTurma = { matriculaId: number; movimento: string; resultado: Resultado; alunoNome: string };
export type TurmaCalculada = Resultados & {
  criterio: Criterio;
  matriculas: readonly MatriculaDaTurma[];
  medias: MediasDaTurma;
  presencas: PresencasDosAlunos;
  /** Of a year alone: what the class plans beyond what it gave. */
  aDar: ADar;
};
const nadaADar: ADar = { ano: null, disciplinas: {} };

/**
 * Whose results are of which class: of an etapa, or of the year, those of whoever sat in it last. A move takes along what was given before,
 * so that a student has one result of an etapa.
 */
export async function lerMatriculas(
  db: Db | Tx,
  turmaIds: readonly number[],
  etapa: Etapa | null,
): Promise<Map<number, MatriculaDaTurma[]>> {
  const { rows } = await sql<
    MatriculaDaTurma & { turmaId: number }
  >`select x.turma_id as "turmaId", x.matricula_id as "matriculaId", m.movimento, m.resultado,
      m.aluno_nome as "alunoNome"
    from (select distinct on (e.matricula_id) e.matricula_id, e.turma_id from v_matricula_enturmacao e
      where e.matricula_id in (select l.matricula_id from v_lugar_na_turma l where l.turma_id = any(${[...turmaIds]}::bigint[]))
        and e.data_inicio <= coalesce(${etapa?.dataFim ?? null}::date, 'infinity') and coalesce(e.data_fim, 'infinity') >= coalesce(${etapa?.dataInicio ?? null}::date, '-infinity')
      order by e.matricula_id, e.ordem desc) x
    join v_matricula_resumo m on m.id = x.matricula_id where x.turma_id = any(${[...turmaIds]}::bigint[]) order by x.turma_id, x.matricula_id`.execute(
    db,
  );
  return Map.groupBy(rows, ({ turmaId }) => turmaId);
}

/** What students were given and missed, of the classes of one way of counting. */
async function lerPresencas(db: Db | Tx, turmas: ReadonlyMap<number, MediasDaTurma>, dias: { de?: DataCivil; ate?: DataCivil }) {
  const porControle = Map.groupBy(turmas, ([, { criterio }]) => criterio.controleFrequencia);
  const lidas = new Map<number, PresencasDosAlunos>();
  for (const [controle, lista] of porControle) {
    const turmaIds = lista.map(([id]) => id);
    const presencas = await presencasDasTurmas(db, { turmaIds, controle, ...dias });
    const nada = { dadas: 0, faltas: 0, justificadas: 0 };
    const somas = somarPresencas(presencas);
    const porDisciplina = new Map(
      presencas.map(({ matriculaId, disciplinaId, dadas, faltas, justificadas }) => [
        `${matriculaId}:${disciplinaId}`,
        { dadas, faltas, justificadas },
      ]),
    );
    for (const id of turmaIds)
      lidas.set(id, {
        daDisciplina: (matriculaId, disciplinaId) =>
          controle === 'por_dia' ? null : (porDisciplina.get(`${matriculaId}:${disciplinaId}`) ?? nada),
        doAluno: (matriculaId) => somas.get(matriculaId) ?? nada,
      });
  }
  return lidas;
}

/** What an etapa comes to in classes, as their diaries stand. */
export async function calcularEtapas(db: Db | Tx, turmaIds: readonly number[], etapa: Etapa): Promise<Map<number, TurmaCalculada>> {
  const [medias, matriculas] = await lerJuntas(
    db,
    () => mediasDasTurmas(db, turmaIds, { etapaId: etapa.id }),
    () => lerMatriculas(db, turmaIds, etapa),
  );
  const presencas = await lerPresencas(db, medias, { de: etapa.dataInicio, ate: etapa.dataFim });
  return calcularCada({ medias, matriculas, presencas, aDar: new Map() }, (turma, partes) => calcularEtapa(turma, { etapa, ...partes }));
}

/** Out of a class before the year ended: the exit stands before everything, and no year of theirs is judged. */
export const ficou = ({ movimento }: MatriculaDaTurma): boolean => ['pre_matricula', 'ativa', 'concluida'].includes(movimento);

/** What the year comes to in classes, as their diaries and the council stand; or would by a rule that is only supposed. */
export async function calcularAnos(
  db: Db | Tx,
  turmaIds: readonly number[],
  hipotese: Hipotese = {},
): Promise<Map<number, TurmaCalculada>> {
  const [medias, todas, conselho] = await lerJuntas(
    db,
    () => mediasDasTurmas(db, turmaIds, hipotese),
    () => lerMatriculas(db, turmaIds, null),
    () => lerDecisoes(db, turmaIds),
  );
  const matriculas = new Map([...todas].map(([id, lista]) => [id, lista.filter(ficou)]));
  const [presencas, aDar] = await lerJuntas(
    db,
    () => lerPresencas(db, medias, {}),
    () => lerADar(db, medias),
  );
  return calcularCada({ medias, matriculas, presencas, aDar }, (turma, partes) => calcularAno(turma, { ...partes, conselho }));
}

/** What years plan beyond what they gave: of those that stand closed as they closed, for the plan of the course goes on changing. */
async function lerADar(db: Db | Tx, turmas: ReadonlyMap<number, MediasDaTurma>): Promise<Map<number, ADar>> {
  const { rows: fechados } = await sql<{
    turmaId: number;
    aDar: ADar | null;
  }>`select turma_id as "turmaId", a_dar as "aDar" from fechamentos
    where turma_id = any(${[...turmas.keys()]}::bigint[]) and etapa_id is null and reaberto_em is null`.execute(db);
  const lidos = new Map(fechados.map(({ turmaId, aDar }) => [turmaId, aDar ?? nadaADar]));
  const abertas = [...turmas].filter(([id]) => !lidos.has(id));
  for (const [controle, lista] of Map.groupBy(abertas, ([, { criterio }]) => criterio.controleFrequencia)) {
    const ids = lista.map(([id]) => id);
    for (const [id, { aDar }] of await lerPlanos(db, ids, controle)) lidos.set(id, aDar);
  }
  return lidos;
}

/** Who the council of the year let pass, and why: the last that decided on him, in whatever class he sat then. */
async function lerDecisoes(db: Db | Tx, turmaIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{
    matriculaId: number;
    motivo: string;
  }>`select x.matricula_id as "matriculaId", coalesce(x.motivo, '') as motivo
    from (select distinct on (a.matricula_id) a.matricula_id, a.motivo, a.decisao from conselhos c join conselhos_alunos a on a.conselho_id = c.id
      where c.etapa_id is null and c.situacao <> 'cancelado' and a.decisao is not null
        and a.matricula_id in (select l.matricula_id from v_lugar_na_turma l where l.turma_id = any(${[...turmaIds]}::bigint[]))
      order by a.matricula_id, c.data_conselho desc, c.id desc) x where x.decisao = 'aprovado_pelo_conselho'`.execute(db);
  return new Map(rows.map(({ matriculaId, motivo }) => [matriculaId, motivo]));
}

type Lidas = {
  medias: ReadonlyMap<number, MediasDaTurma>;
  matriculas: ReadonlyMap<number, MatriculaDaTurma[]>;
  presencas: ReadonlyMap<number, PresencasDosAlunos>;
  aDar: ReadonlyMap<number, ADar>;
};
type Partes = { matriculas: readonly number[]; presencas: PresencasDosAlunos; aDar: ADar };
function calcularCada(
  { medias, matriculas, presencas, aDar }: Lidas,
  calcular: (turma: MediasDaTurma, partes: Partes) => Resultados,
): Map<number, TurmaCalculada> {
  return new Map(
    [...medias].map(([id, turma]) => {
      const suas = matriculas.get(id) ?? [];
      const dela = presencas.get(id) as PresencasDosAlunos;
      const partes = { matriculas: suas.map(({ matriculaId }) => matriculaId), presencas: dela, aDar: aDar.get(id) ?? nadaADar };
      const { criterio } = turma;
      return [id, { ...calcular(turma, partes), criterio, matriculas: suas, medias: turma, presencas: dela, aDar: partes.aDar }];
    }),
  );
}
