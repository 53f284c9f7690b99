import { sql } from 'kysely';
import { registrarInvariantes, type Violacao } from '#platform/server/integridade.ts';

registrarInvariantes([
  {
    id: 'nota-coerente',
    sala: 'academico/diario',
    significado: {
      br: 'Nenhuma nota passa do máximo da avaliação, nem é de quem não tinha lugar na turma no dia dela.',
      en: 'No mark is above the maximum of its evaluation, nor of somebody without a place in the class on its day.',
    },
    providencia: {
      br: 'Corrija a nota na grade, ou a data da mudança ou da saída do aluno.',
      en: "Correct the mark in the grid, or the date of the student's move or exit.",
    },
    verificar: sql<Violacao>`select 'avaliação ' || a.id as alvo, 'matrícula ' || n.matricula_id || case when n.valor > a.valor_maximo then ': acima do máximo' else ': fora da turma' end as detalhe
      from notas n join avaliacoes a on a.id = n.avaliacao_id join v_turma_disciplina td on td.id = a.turma_disciplina_id
      where num_nonnulls(n.valor, n.conceito, n.estado) > 0 and (n.valor > a.valor_maximo or not exists (select 1 from v_lugar_na_turma l
        where l.matricula_id = n.matricula_id and l.turma_id = td.turma_id and a.data_avaliacao between l.data_inicio and coalesce(l.data_fim, 'infinity')))`,
  },
]);
