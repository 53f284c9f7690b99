import { sql } from 'kysely';
import { type Invariante, registrarInvariantes, type Violacao } from '#platform/server/integridade.ts';

const chamadaLugar: Invariante = {
  id: 'chamada-lugar',
  sala: 'academico/diario',
  significado: {
    br: 'Quem foi chamado numa turma tinha lugar nela no dia da chamada.',
    en: 'Who was called in a class had a place in it on the day of the roll.',
  },
  providencia: {
    br: 'Corrija a chamada do dia, ou a data da mudança ou da saída do aluno.',
    en: "Correct the roll of the day, or the date of the student's move or exit.",
  },
  verificar: sql<Violacao>`select 'chamada ' || c.id as alvo, 'matrícula ' || x.id || ' sem lugar em ' || c.data_chamada as detalhe
    from chamadas c cross join unnest(c.alunos) x(id) where not exists (select 1 from v_lugar_na_turma l
      where l.matricula_id = x.id and l.turma_id = c.turma_id and c.data_chamada between l.data_inicio and coalesce(l.data_fim, 'infinity'))`,
};

const chamadaFaltas: Invariante = {
  id: 'chamada-faltas',
  sala: 'academico/diario',
  significado: {
    br: 'Só falta quem foi chamado, e nunca a mais tempos do que a aula teve; a chamada é do dia e dos tempos da sua aula.',
    en: 'Only who was called is absent, never from more periods than the lesson had; a roll is of the day and the periods of its lesson.',
  },
  providencia: { br: 'Abra a chamada do dia e salve de novo.', en: 'Open the roll of the day and save it again.' },
  verificar: sql<Violacao>`select 'chamada ' || c.id as alvo, f.faltas || ' falta(s) da matrícula ' || f.matricula_id || ' em ' || c.quantidade as detalhe
      from faltas f join chamadas c on c.id = f.chamada_id where f.faltas > c.quantidade or f.matricula_id <> all(c.alunos)
    union all select 'chamada ' || c.id, 'aula ' || a.id || ' de ' || a.data_aula from chamadas c join aulas a on a.id = c.aula_id
      join v_turma_disciplina td on td.id = a.turma_disciplina_id
      where (a.data_aula, a.quantidade, td.turma_id) is distinct from (c.data_chamada, c.quantidade, c.turma_id)`,
};

registrarInvariantes([chamadaLugar, chamadaFaltas]);
