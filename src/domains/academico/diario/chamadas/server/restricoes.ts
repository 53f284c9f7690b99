import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosChamada as erros } from '../erros.ts';

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
