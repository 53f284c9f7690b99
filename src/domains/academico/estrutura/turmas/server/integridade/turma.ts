import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const turmaSituacao: Invariante = {
  id: 'turma-situacao',
  sala: 'academico/estrutura',
  significado: {
    br: 'A situação de cada turma é a última do seu histórico, e uma disciplina não está duas vezes na turma no mesmo dia.',
    en: 'The state of each class is the last of its history, and no subject stands twice in a class on a day.',
  },
  providencia: {
    br: 'Abra a turma e confira as disciplinas e a situação.',
    en: 'Open the class and check its subjects and its state.',
  },
  verificar: sql<Violacao>`select 'turma ' || t.id as alvo, t.situacao || ' <> ' || coalesce(h.para, 'aberta') as detalhe from turmas t
      left join lateral (select s.para from turmas_situacoes s where s.turma_id = t.id order by s.id desc limit 1) h on true where t.situacao <> coalesce(h.para, 'aberta')
    union all select 'turma ' || a.turma_id, 'disciplina ' || a.disciplina_id from turmas_disciplinas a join turmas_disciplinas b
      on b.turma_id = a.turma_id and b.disciplina_id = a.disciplina_id and b.id > a.id and daterange(a.data_inicio, a.data_fim, '[]') && daterange(b.data_inicio, b.data_fim, '[]')`,
};
