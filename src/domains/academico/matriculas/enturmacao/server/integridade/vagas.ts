import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const turmaVagas: Invariante = {
  id: 'turma-vagas',
  sala: 'academico/matriculas',
  significado: {
    br: 'Nenhuma turma tem mais alunos do que vagas, fora os autorizados acima.',
    en: 'No class has more students than places, except those authorized above.',
  },
  providencia: { br: 'Troque alunos de turma ou aumente as vagas.', en: 'Move students to another class or add places.' },
  verificar: sql<Violacao>`select 'turma ' || t.id as alvo, count(*) || '/' || t.vagas as detalhe from enturmacoes e join v_turma_resumo t on t.id = e.turma_id
      where e.data_fim is null and not e.excedente group by t.id, t.vagas having count(*) > t.vagas`,
};
