import { sql } from 'kysely';
import { type Criterio, criterioDoAluno } from '#domains/academico/estrutura/criterio/criterio.ts';
import { type MediaDaEtapa, mediaDaEtapa } from '#domains/academico/estrutura/criterio/etapa.ts';
import { criterioDoAno } from '#domains/academico/estrutura/criterio/server/door.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { errosComuns } from '#shared/erros.ts';
import {
  type AnoDoAluno,
  anoDoAluno,
  type AvaliacaoComNota,
  avaliacoesDoAluno,
  type EtapaDaGrade,
  notasDoFim,
  recuperacoesDoAluno,
} from '../montar.ts';
import type { Valor } from '../valores.ts';
import { type AlunoDaTurma, type AvaliacaoLida, lerNotasDasTurmas, origemDe, porAluno } from './ler-turma.ts';

export type MediasDoAluno = {
  /** The average of each etapa with its steps, in their order. */
  etapas: readonly MediaDaEtapa[];
  /** What each was made of. */
  entradas: readonly (readonly AvaliacaoComNota[])[];
  /** Where the year stands. */
  ano: AnoDoAluno;
};
/** Days on which a subject runs in the class; null is the beginning, or the end, of the year. */
type Periodo = { turmaDisciplinaId: number; dataInicio: DataCivil | null; dataFim: DataCivil | null };
export type DisciplinaComMedias = {
  /** Where it stands now: the last of its periods. */
  turmaDisciplinaId: number;
  disciplinaId: number;
  disciplina: string;
  contaPromocao: boolean;
  /** One after the other: a subject that ended and began again in the class is one, and is judged once. */
  periodos: readonly Periodo[];
  /** By enrollment. */
  alunos: ReadonlyMap<number, MediasDoAluno>;
};
export type MediasDaTurma = {
  /** Of the class; a student with an adapted plan is judged by `criterioDoAluno` of it. */
  criterio: Criterio;
  etapas: readonly EtapaDaGrade[];
  alunos: readonly AlunoDaTurma[];
  disciplinas: readonly DisciplinaComMedias[];
};
type Turma = { turmaId: number; criterio: Criterio; etapas: EtapaDaGrade[]; disciplinas: LinhaDaDisciplina[] };
type LinhaDaDisciplina = Periodo & Pick<DisciplinaComMedias, 'disciplinaId' | 'disciplina' | 'contaPromocao'>;

/** By which rule each student of a class is judged. */
export function criteriosDosAlunos({ criterio, alunos }: Pick<MediasDaTurma, 'criterio' | 'alunos'>): (matriculaId: number) => Criterio {
  const adaptados = new Set(alunos.flatMap(({ matriculaId, planoAdaptado }) => (planoAdaptado ? [matriculaId] : [])));
  return (matriculaId) => criterioDoAluno(criterio, adaptados.has(matriculaId));
}

/** What only is supposed: another rule than that of the year, and that all its etapas were closed. */
export type Hipotese = { criterio?: Criterio; fechadas?: boolean };

/**
 * Every average of classes, subject by subject and student by student, in four statements; absent are unknown classes. Of one etapa (`etapaId`)
 * it is as if the year had no other: the rest is neither read nor reckoned.
 */
export async function mediasDasTurmas(
  db: Db | Tx,
  turmaIds: readonly number[],
  { etapaId = null, ...hipotese }: Hipotese & { etapaId?: number | null } = {},
): Promise<Map<number, MediasDaTurma>> {
  const { rows: turmas } = await sql<Turma>`select t.id as "turmaId", k.criterio,
      (select coalesce(json_agg(json_build_object('id', e.etapa_id, 'nome', e.nome, 'peso', e.peso::text, 'fechada', e.situacao = 'fechado') order by e.data_inicio), '[]')
        from v_etapa_do_diario e where e.turma_id = t.id) as etapas,
      (select coalesce(json_agg(json_build_object('turmaDisciplinaId', td.id, 'disciplinaId', td.disciplina_id, 'disciplina', td.disciplina_nome,
        'contaPromocao', td.conta_promocao, 'dataInicio', td.data_inicio, 'dataFim', td.data_fim) order by td.ordem, td.id), '[]') from v_turma_disciplina td where td.turma_id = t.id) as disciplinas
    from v_turma t ${criterioDoAno(sql`t.curso_id`, sql`t.ano`)} where t.id = any(${[...turmaIds]}::bigint[]) order by t.id`.execute(db);
  const lidas = await lerNotasDasTurmas(
    db,
    turmas.map((t) => ({ turmaId: t.turmaId, turmaDisciplinaIds: t.disciplinas.map((d) => d.turmaDisciplinaId) })),
    etapaId,
  );
  return new Map(
    turmas.map(({ turmaId, criterio: doAno, etapas: lidasDoAno, disciplinas }) => {
      const criterio = hipotese.criterio ?? doAno;
      const etapas = lidasDoAno
        .filter(({ id }) => etapaId === null || id === etapaId)
        .map((e) => ({ ...e, fechada: e.fechada || hipotese.fechadas === true }));
      const { alunos, avaliacoes, notas } = lidas.get(turmaId) ?? { alunos: [], avaliacoes: [], notas: [] };
      const marcas = porAluno(notas);
      const porDisciplina = Map.groupBy(avaliacoes, (a) => a.turmaDisciplinaId);
      const calculadas = umaPorDisciplina(disciplinas).map((d) => {
        const suas = d.periodos.flatMap(({ turmaDisciplinaId }) => porDisciplina.get(turmaDisciplinaId) ?? []);
        return { ...d, alunos: calcularDisciplina({ criterio, etapas, disciplinaId: d.disciplinaId }, suas, alunos, marcas) };
      });
      return [turmaId, { criterio, etapas, alunos, disciplinas: calculadas }];
    }),
  );
}

function umaPorDisciplina(linhas: readonly LinhaDaDisciplina[]): Omit<DisciplinaComMedias, 'alunos'>[] {
  return [...Map.groupBy(linhas, ({ disciplinaId }) => disciplinaId).values()].flatMap((delas) => {
    const emOrdem = delas.toSorted((a, b) => ((a.dataInicio ?? '') < (b.dataInicio ?? '') ? -1 : 1));
    const periodos = emOrdem.map(({ turmaDisciplinaId, dataInicio, dataFim }) => ({ turmaDisciplinaId, dataInicio, dataFim }));
    return emOrdem.slice(-1).map(({ turmaDisciplinaId, disciplinaId, disciplina, contaPromocao }) => ({
      turmaDisciplinaId,
      disciplinaId,
      disciplina,
      contaPromocao,
      periodos,
    }));
  });
}

/** Of one class. @throws NAO_ENCONTRADO */
export async function mediasDaTurma(db: Db | Tx, turmaId: number): Promise<MediasDaTurma> {
  const medias = (await mediasDasTurmas(db, [turmaId])).get(turmaId);
  if (!medias) throw errosComuns.NAO_ENCONTRADO();
  return medias;
}

/** The year of every student in one subject; what came along to each of its periods is taken once. */
export function calcularDisciplina(
  { criterio, etapas, disciplinaId }: { criterio: Criterio; etapas: readonly EtapaDaGrade[]; disciplinaId: number },
  lidas: readonly AvaliacaoLida[],
  alunos: readonly AlunoDaTurma[],
  marcas: ReadonlyMap<number, ReadonlyMap<number, Valor>>,
): DisciplinaComMedias['alunos'] {
  const avaliacoes = [...new Map(lidas.map((a) => [a.id, a])).values()];
  const porEtapa = etapas.map(({ id }) => avaliacoes.filter((a) => a.etapaId === id));
  const finais = avaliacoes.filter((a) => a.etapaId === null);
  return new Map(
    alunos.map((aluno) => {
      const { matriculaId, lugares, planoAdaptado } = aluno;
      const dele = criterioDoAluno(criterio, planoAdaptado);
      const ler = (id: number): Valor => marcas.get(matriculaId)?.get(id) ?? null;
      const entradas = porEtapa.map((daEtapa) => avaliacoesDoAluno(dele, daEtapa, ler, lugares));
      const calculos = etapas.map(({ id }, i) => mediaDaEtapa(dele, entradas[i] ?? [], origemDe(aluno, disciplinaId, id)));
      const comMedia = etapas.map((etapa, i) => ({
        ...etapa,
        media: calculos[i]?.valor ?? null,
        ...(calculos[i]?.deOrigem ? { deOrigem: true as const } : {}),
        recuperacoes: recuperacoesDoAluno(entradas[i] ?? []),
      }));
      return [matriculaId, { etapas: calculos, entradas, ano: anoDoAluno(dele, comMedia, notasDoFim(dele, finais, ler), lugares) }];
    }),
  );
}
