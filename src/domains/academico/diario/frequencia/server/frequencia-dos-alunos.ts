import { sql } from 'kysely';
import { type Criterio, criterioDoAluno } from '#domains/academico/estrutura/criterio/criterio.ts';
import { criterioDoAno } from '#domains/academico/estrutura/criterio/server/door.ts';
import { presencasDasTurmas, somarPresencas } from '#domains/academico/diario/chamadas/server/door.ts';
import { noAnoInteiro, type Presencas } from '#domains/academico/estrutura/criterio/aluno.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type ResumoDeFrequencia, resumirFrequencia } from '../resumo.ts';
import { lerPlanos, semPlano } from './previsto.ts';

type Aluno = { matriculaId: number; alunoId: number; nome: string; turmaId: number; turma: string; planoAdaptado: boolean };
type Linha = Aluno & { criterio: Criterio };
export type FrequenciaDoAluno = Omit<Aluno, 'planoAdaptado'> &
  Presencas &
  ResumoDeFrequencia & {
    controle: Criterio['controleFrequencia'];
    frequenciaMinima: string;
    justificadasContam: boolean;
    /** What the year plans, in lessons or days; null where nobody said it. */
    previsto: number | null;
    /** Of how many his year is judged: given to him, and still to give. Null where nobody said how long the year is. */
    noAno: number | null;
  };

/** How the attendance of the year stands of everybody who sits in classes now, each class read by its own criterion; in four statements. */
export async function frequenciaDosAlunos(db: Db | Tx, turmaIds: readonly number[]): Promise<FrequenciaDoAluno[]> {
  const { rows } =
    await sql<Linha>`select m.id as "matriculaId", m.aluno_id as "alunoId", p.nome_completo as nome, t.id as "turmaId", t.nome as turma,
      m.plano_adaptado as "planoAdaptado", k.criterio
    from v_turma t ${criterioDoAno(sql`t.curso_id`, sql`t.ano`)} join v_lugar_na_turma l on l.turma_id = t.id and l.data_fim is null
      join v_matricula_estado m on m.id = l.matricula_id join v_pessoa_resumo p on p.id = m.aluno_id
    where t.id = any(${[...turmaIds]}::bigint[]) order by t.nome, p.nome_busca, m.id`.execute(db);
  const porControle = Map.groupBy(rows, ({ criterio }) => criterio.controleFrequencia);
  const feitas: FrequenciaDoAluno[] = [];
  for (const [controle, alunos] of porControle) {
    const turmas = [...new Set(alunos.map(({ turmaId }) => turmaId))];
    const presencas = somarPresencas(await presencasDasTurmas(db, { turmaIds: turmas, controle }));
    const planos = await lerPlanos(db, turmas, controle);
    for (const { criterio: daTurma, planoAdaptado, ...aluno } of alunos) {
      const criterio = criterioDoAluno(daTurma, planoAdaptado);
      const suas = presencas.get(aluno.matriculaId) ?? { dadas: 0, faltas: 0, justificadas: 0 };
      const { ano: previsto, aDar } = planos.get(aluno.turmaId) ?? semPlano;
      const { frequenciaMinima, justificadasContam } = criterio;
      feitas.push({
        ...aluno,
        ...suas,
        ...resumirFrequencia(criterio, suas, aDar.ano),
        controle,
        frequenciaMinima,
        justificadasContam,
        previsto,
        noAno: aDar.ano === null ? null : noAnoInteiro(suas, aDar.ano).dadas,
      });
    }
  }
  return feitas;
}
