import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import type { DataCivil } from '#shared/datas.ts';
import { inserirHorarios } from '#domains/academico/estrutura/horario/server/oficina.ts';
import { comHorario, planejarHorarios, type TurmaComDisciplinas } from '../plano/horarios.ts';
import type { PlanoDaEscola } from '../plano/plano.ts';
import type { Estrutura } from './base-estrutura.ts';

/** The timetable of the classes of each year, from the first day to the last of each. */
export async function montarHorarios(ato: Ato<Autor>, estrutura: Estrutura, plano: PlanoDaEscola['turmas'], alunos: number): Promise<void> {
  const anos = [
    { ids: estrutura.turmas.anteriores, turmas: plano.atuais },
    { ids: estrutura.turmas.atuais, turmas: plano.atuais },
    { ids: estrutura.turmas.proximas, turmas: plano.proximas },
  ];
  for (const { ids, turmas } of anos) {
    const escolhidas = comHorario(turmas, alunos).flatMap((i) => ids[i] ?? []);
    const { rows } = await sql<
      TurmaComDisciplinas & { dataInicio: DataCivil; dataFim: DataCivil }
    >`select t.id as "turmaId", t.turno, p.inicio as "dataInicio", p.fim as "dataFim",
        coalesce((select json_agg(json_build_object('turmaDisciplinaId', td.id, 'cargaHoraria', coalesce(td.carga_horaria, 40), 'docenteId',
            (select min(x.pessoa_id) from v_docente_turma x where x.turma_disciplina_id = td.id)) order by td.ordem)
          from v_turma_disciplina td where td.turma_id = t.id), '[]') as disciplinas
      from v_turma t join v_periodo_da_segmentacao p on p.ano_letivo_id = t.ano_letivo_id and p.segmentacao_id = t.segmentacao_id
      where t.id = any(${escolhidas}::bigint[]) order by t.id`.execute(ato.tx);
    const dias = new Map(rows.map(({ turmaId, dataInicio, dataFim }) => [turmaId, { dataInicio, dataFim }]));
    await inserirHorarios(
      ato.tx,
      planejarHorarios(rows).flatMap((tempo) => {
        const daTurma = dias.get(tempo.turmaId);
        return daTurma ? [{ ...tempo, ...daTurma, sala: null }] : [];
      }),
    );
  }
}
