import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosFechamento as erros } from '../erros.ts';

/** What the checks of the database mean to a person: the last line behind the use cases. Names come last because they may hold anything. */
registrarRestricoes({
  // Two closed it at once: the second one finds it closed.
  fechamentos_vivo_key: () => errosComuns.OPERACAO_EM_ANDAMENTO(),
  DIARIO_DE_ALUNO_FECHADO: (detalhe) => {
    const [turma = '', ...aluno] = detalhe.split('|');
    return erros.DIARIO_DE_ALUNO_FECHADO({ turma, aluno: aluno.join('|') });
  },
  PLANO_DE_ALUNO_FECHADO: (turma) => erros.PLANO_DE_ALUNO_FECHADO({ turma }),
  CRITERIO_DE_ANO_FECHADO: (turma) => erros.CRITERIO_DE_ANO_FECHADO({ turma }),
  TURMA_FECHA_COM_RESULTADOS: (turma) => erros.TURMA_FECHA_COM_RESULTADOS({ turma }),
  TURMA_REABRE_COM_RESULTADOS: (turma) => erros.TURMA_REABRE_COM_RESULTADOS({ turma }),
});
