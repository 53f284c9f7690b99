import { sql } from 'kysely';
import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { registrarUsoDeDisciplina } from '#domains/academico/estrutura/turma-disciplina/server/door.ts';
import { errosHorario as erros } from '../erros.ts';
import { textosHorario } from '../texts.ts';

const agora = () => erros.HORARIO_EM_CHOQUE_AGORA();
registrarRestricoes({ horarios_turma_key: agora, horarios_ordem_key: agora, horarios_docente_key: agora, horarios_sala_key: agora });

registrarUsoDeDisciplina('horarios', {
  rotulo: textosHorario.nTempos,
  // What lies outside of the days of its subject is expected by nobody: only a deletion must know of it.
  contar: async (db, { ids, fora, docentePessoaId }) =>
    fora !== null || docentePessoaId !== null
      ? []
      : (
          await sql<{
            turmaDisciplinaId: number;
            quantidade: number;
          }>`select turma_disciplina_id as "turmaDisciplinaId", count(*)::int as quantidade
            from horarios where turma_disciplina_id = any(${ids}::bigint[]) group by 1`.execute(db)
        ).rows,
});
