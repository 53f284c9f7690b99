import { sql } from 'kysely';
import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { registrarUsoDeDisciplina } from '#domains/academico/estrutura/turma-disciplina/server/door.ts';
import { registrarUsoDoDia } from '#domains/academico/periodos-letivos/calendario/server/door.ts';
import { errosAula as erros } from '../erros.ts';
import { textosUsosDeAula as rotulos } from '../texts-usos.ts';

registrarRestricoes({
  aulas_ordem_key: () => erros.AULA_JA_DADA(),
  AULA_EM_DIA_ERRADO: (data) => erros.AULA_EM_DIA_ERRADO({ data }),
  ETAPA_DEIXA_AULAS: (data) => erros.ETAPA_DEIXA_AULAS({ data }, { campos: ['segmentacoes'] }),
});

registrarUsoDeDisciplina('aulas', {
  rotulo: rotulos.nAulas,
  contar: async (db, { ids, fora, docentePessoaId }) =>
    (
      await sql<{
        turmaDisciplinaId: number;
        quantidade: number;
      }>`select a.turma_disciplina_id as "turmaDisciplinaId", count(*)::int as quantidade from aulas a
        where a.turma_disciplina_id = any(${ids}::bigint[]) and (${docentePessoaId}::bigint is null or a.docente_id = ${docentePessoaId})
          and (${fora === null} or a.data_aula < coalesce(${fora?.dataInicio ?? null}::date, '-infinity') or a.data_aula > coalesce(${fora?.dataFim ?? null}::date, 'infinity'))
        group by 1`.execute(db)
    ).rows,
});

registrarUsoDoDia('aulas', {
  rotulo: rotulos.nAulas,
  contar: async (tx, { periodoLetivoId, dias }) =>
    (
      await sql<{ data: string; quantidade: number }>`select a.data_aula as data, count(*)::int as quantidade from v_aula a
        join v_etapa_da_turma e on e.turma_id = a.turma_id and a.data_aula between e.data_inicio and e.data_fim
        where e.periodo_letivo_id = ${periodoLetivoId} and a.data_aula = any(${dias}::date[]) group by 1`.execute(tx)
    ).rows,
});
