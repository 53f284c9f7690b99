import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const matriculaAluno: Invariante = {
  id: 'matricula-aluno',
  sala: 'academico/matriculas',
  significado: {
    br: 'Quem tem matrícula está marcado como aluno no cadastro: as listas de alunos só percorrem os marcados.',
    en: 'Whoever has an enrollment is marked as a student in the register: lists of students walk only those.',
  },
  providencia: {
    br: 'Marque a pessoa como aluno no banco (pessoas.aluno).',
    en: 'Mark the person as a student in the database (pessoas.aluno).',
  },
  verificar: sql<Violacao>`select 'matrícula ' || m.codigo as alvo, p.nome_completo as detalhe from matriculas m
      join v_pessoa_resumo p on p.id = m.aluno_id where not p.aluno`,
};
