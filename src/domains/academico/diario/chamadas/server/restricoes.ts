import { sql } from 'kysely';
import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { registrarUsoDoDia } from '#domains/academico/periodos-letivos/calendario/server/door.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosChamada as erros } from '../erros.ts';
import { textosUsosDeChamada as rotulos } from '../texts-usos.ts';

/** What the constraints and triggers of rolls mean to a person: the last line behind the checks of the use cases. */
registrarRestricoes({
  // Two called the same roll at once: the second one sees the first.
  chamadas_aula_id_key: () => errosComuns.OPERACAO_EM_ANDAMENTO(),
  chamadas_dia_key: () => errosComuns.OPERACAO_EM_ANDAMENTO(),
  CHAMADA_DE_OUTRA_AULA: () => erros.CHAMADA_REPETIDA(),
  CHAMADA_REPETIDA: () => erros.CHAMADA_REPETIDA(),
  CHAMADA_FUTURA: (data) => erros.CHAMADA_FUTURA({ data }),
  FALTA_SEM_CHAMADA: () => erros.FALTA_SEM_CHAMADA(),
  FALTAS_ACIMA_DA_AULA: (detalhe) => {
    const [faltas = '', quantidade = ''] = detalhe.split('|');
    return erros.FALTAS_ACIMA_DA_AULA({ faltas, quantidade });
  },
  // Names come last because they may hold anything.
  ALUNO_FORA_DA_TURMA: (detalhe) => {
    const [data = '', turma = '', ...aluno] = detalhe.split('|');
    return erros.ALUNO_FORA_DA_TURMA({ data, turma, aluno: aluno.join('|') });
  },
  LUGAR_COM_CHAMADA: (detalhe) => {
    const [dias = '', ...aluno] = detalhe.split('|');
    return erros.LUGAR_COM_CHAMADA({ dias, aluno: aluno.join('|') });
  },
  AULA_JA_CHAMADA: (data) => erros.AULA_JA_CHAMADA({ data }),
});

// A roll of a lesson stands on the day of its lesson.
registrarUsoDoDia('chamadas', {
  rotulo: rotulos.nChamadas,
  contar: async (tx, { periodoLetivoId, dias }) =>
    (
      await sql<{ data: string; quantidade: number }>`select c.data_chamada as data, count(*)::int as quantidade from chamadas c
        join v_etapa_da_turma e on e.turma_id = c.turma_id and c.data_chamada between e.data_inicio and e.data_fim
        where c.aula_id is null and e.periodo_letivo_id = ${periodoLetivoId} and c.data_chamada = any(${dias}::date[]) group by 1`.execute(
        tx,
      )
    ).rows,
});
