import { sql } from 'kysely';
import { type Criterio, criterioDoAluno } from '#domains/academico/estrutura/criterio/criterio.ts';
import { criterioDoAno } from '#domains/academico/estrutura/criterio/server/door.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { errosComuns } from '#shared/erros.ts';
import { type AnoDoAluno, anoDoAluno, type EtapaDaGrade, type EtapaDoAluno, mediaDoAluno } from '../montar.ts';
import type { Valor } from '../valores.ts';
import { type AlunoDaTurma, type AvaliacaoLida, lerNotasDaTurma, porAluno } from './ler-turma.ts';

export type DisciplinaComMedias = {
  turmaDisciplinaId: number;
  disciplinaId: number;
  disciplina: string;
  contaPromocao: boolean;
  /** By enrollment: the average of each etapa with its steps, in their order, and where the year stands. */
  alunos: ReadonlyMap<number, { etapas: readonly EtapaDoAluno[]; ano: AnoDoAluno }>;
};
export type MediasDaTurma = {
  /** Of the class; a student with an adapted plan is judged by `criterioDoAluno` of it. */
  criterio: Criterio;
  etapas: readonly EtapaDaGrade[];
  alunos: readonly AlunoDaTurma[];
  disciplinas: readonly DisciplinaComMedias[];
};
type Turma = { criterio: Criterio; etapas: EtapaDaGrade[]; disciplinas: Omit<DisciplinaComMedias, 'alunos'>[] };

/** Every average of a class, subject by subject and student by student, in four statements. @throws NAO_ENCONTRADO */
export async function mediasDaTurma(db: Db | Tx, turmaId: number): Promise<MediasDaTurma> {
  const { rows } = await sql<Turma>`select k.criterio,
      (select coalesce(json_agg(json_build_object('id', e.etapa_id, 'nome', e.nome, 'peso', e.peso::text, 'fechada', e.situacao = 'fechado') order by e.data_inicio), '[]')
        from v_etapa_da_turma e where e.turma_id = t.id) as etapas,
      (select coalesce(json_agg(json_build_object('turmaDisciplinaId', td.id, 'disciplinaId', td.disciplina_id, 'disciplina', td.disciplina_nome,
        'contaPromocao', td.conta_promocao) order by td.ordem, td.id), '[]') from v_turma_disciplina td where td.turma_id = t.id) as disciplinas
    from v_turma t ${criterioDoAno(sql`t.curso_id`, sql`t.ano`)} where t.id = ${turmaId}`.execute(db);
  const [turma] = rows;
  if (!turma) throw errosComuns.NAO_ENCONTRADO();
  const { criterio, etapas } = turma;
  const { alunos, avaliacoes, notas } = await lerNotasDaTurma(
    db,
    turmaId,
    turma.disciplinas.map((d) => d.turmaDisciplinaId),
  );
  const marcas = porAluno(notas);
  const disciplinas = turma.disciplinas.map((disciplina) => {
    const suas = avaliacoes.filter((a) => a.turmaDisciplinaId === disciplina.turmaDisciplinaId);
    return { ...disciplina, alunos: calcularDisciplina({ criterio, etapas }, suas, alunos, marcas) };
  });
  return { criterio, etapas, alunos, disciplinas };
}

/** The year of every student in one subject. */
export function calcularDisciplina(
  { criterio, etapas }: { criterio: Criterio; etapas: readonly EtapaDaGrade[] },
  avaliacoes: readonly AvaliacaoLida[],
  alunos: readonly AlunoDaTurma[],
  marcas: ReadonlyMap<number, ReadonlyMap<number, Valor>>,
): DisciplinaComMedias['alunos'] {
  const porEtapa = etapas.map(({ id }) => avaliacoes.filter((a) => a.etapaId === id));
  const finais = avaliacoes.filter((a) => a.etapaId === null);
  return new Map(
    alunos.map(({ matriculaId, lugares, planoAdaptado }) => {
      const dele = criterioDoAluno(criterio, planoAdaptado);
      const ler = (id: number): Valor => marcas.get(matriculaId)?.get(id) ?? null;
      const calculos = porEtapa.map((daEtapa) => mediaDoAluno(dele, daEtapa, ler, lugares));
      const comMedia = etapas.map((etapa, i) => ({
        ...etapa,
        media: calculos[i]?.valor ?? null,
        recuperacoes: calculos[i]?.recuperacoes ?? [],
      }));
      return [matriculaId, { etapas: calculos, ano: anoDoAluno(dele, comMedia, finais, ler) }];
    }),
  );
}
