import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const matriculaMesmoTurno: Invariante = {
  id: 'matricula-mesmo-turno',
  sala: 'academico/matriculas',
  significado: {
    br: 'Nenhum aluno está em duas turmas do mesmo ano que se reúnem no mesmo turno.',
    en: 'No student sits in two classes of one year that meet in the same shift.',
  },
  providencia: { br: 'Passe o aluno para uma turma de outro turno.', en: 'Move the student to a class of another shift.' },
  verificar: sql<Violacao>`select 'matricula ' || m.id as alvo, m.codigo || ' e ' || o.codigo || ' no mesmo turno' as detalhe
    from matriculas m join enturmacoes e on e.matricula_id = m.id and e.data_fim is null join v_turma_resumo t on t.id = e.turma_id
      join matriculas o on o.aluno_id = m.aluno_id and o.ano_letivo_id = m.ano_letivo_id and o.id > m.id
      join enturmacoes f on f.matricula_id = o.id and f.data_fim is null join v_turma_resumo u on u.id = f.turma_id
    where m.movimento in ('pre_matricula', 'ativa') and o.movimento in ('pre_matricula', 'ativa') and turnos_coincidem(t.turno, u.turno)`,
};
