import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const matriculaTurma: Invariante = {
  id: 'matricula-turma',
  sala: 'academico/matriculas',
  significado: {
    br: 'Matrícula ativa está em uma turma do seu curso e ano; a encerrada, em nenhuma.',
    en: 'An active enrollment sits in one class of its course and year; an ended one in none.',
  },
  providencia: { br: 'Abra a matrícula e enturme de novo.', en: 'Open the enrollment and place it again.' },
  verificar: sql<Violacao>`select 'matricula ' || m.id as alvo, m.movimento || ' em ' || count(e.id) || ' turma(s)' as detalhe from matriculas m
      left join enturmacoes e on e.matricula_id = m.id and e.data_fim is null left join v_turma_resumo t on t.id = e.turma_id
      group by m.id having (m.movimento in ('pre_matricula', 'ativa') and count(e.id) <> 1)
        or (m.movimento not in ('pre_matricula', 'ativa', 'concluida') and count(e.id) > 0) or bool_or(t.curso_id <> m.curso_id or t.ano_letivo_id <> m.ano_letivo_id)
    union all select 'aluno ' || aluno_id, count(*) || ' matrículas ativas' from matriculas where movimento in ('pre_matricula', 'ativa')
      group by aluno_id, curso_id, ano_letivo_id having count(*) > 1`,
};
