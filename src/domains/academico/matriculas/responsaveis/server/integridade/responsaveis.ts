import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const matriculaResponsaveis: Invariante = {
  id: 'matricula-responsaveis',
  sala: 'academico/matriculas',
  significado: {
    br: 'Matrícula ativa tem responsável pedagógico e financeiro, e as partes somam 100 %.',
    en: 'An active enrollment has a pedagogical and a financial guardian, and the shares sum to 100 %.',
  },
  providencia: { br: 'Edite os responsáveis da matrícula.', en: 'Edit the guardians of the enrollment.' },
  verificar: sql<Violacao>`select 'matricula ' || m.id as alvo, concat_ws('/', r.pedagogicos, r.financeiros, r.soma) as detalhe from matriculas m
      cross join lateral (select count(*) filter (where x.pedagogico) as pedagogicos, count(*) filter (where x.financeiro) as financeiros, coalesce(sum(x.percentual), 0) as soma
        from matriculas_responsaveis x where x.matricula_id = m.id) r
      where m.movimento in ('pre_matricula', 'ativa') and (r.pedagogicos = 0 or r.financeiros = 0 or r.soma <> 100)`,
};
