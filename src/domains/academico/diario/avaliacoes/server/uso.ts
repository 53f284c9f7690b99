import { sql } from 'kysely';
import { registrarUsoDeDisciplina } from '#domains/academico/estrutura/turma-disciplina/server/door.ts';
import { textosAvaliacoes } from '../texts.ts';

registrarUsoDeDisciplina('avaliacoes', {
  rotulo: textosAvaliacoes.nAvaliacoes,
  // An evaluation is of the subject, not of one of its teachers.
  contar: async (db, { ids, fora, docentePessoaId }) =>
    docentePessoaId !== null
      ? []
      : (
          await sql<{
            turmaDisciplinaId: number;
            quantidade: number;
          }>`select turma_disciplina_id as "turmaDisciplinaId", count(*)::int as quantidade from avaliacoes
            where turma_disciplina_id = any(${ids}::bigint[]) and (${fora === null} or data_avaliacao < ${fora?.dataInicio ?? null}::date
              or data_avaliacao > ${fora?.dataFim ?? null}::date) group by 1`.execute(db)
        ).rows,
});
