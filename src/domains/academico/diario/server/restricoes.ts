import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosCalendario } from '#domains/academico/periodos-letivos/calendario/erros.ts';
import { errosDiario as erros } from '../erros.ts';

/** What the checks that all parts of the diary share mean to a person. Names come last because they may hold anything. */
registrarRestricoes({
  DIARIO_FECHADO: (nome) => erros.DIARIO_FECHADO({ nome }),
  DIARIO_JA_ENTREGUE: (etapa) => erros.DIARIO_JA_ENTREGUE({ etapa }),
  ETAPA_FECHADA_EM_TURMAS: (etapa) => erros.ETAPA_FECHADA_EM_TURMAS({ etapa }),
  LUGAR_EM_ETAPA_FECHADA: (detalhe) => {
    const [fim = '', etapa = '', ...turma] = detalhe.split('|');
    return erros.LUGAR_EM_ETAPA_FECHADA({ fim, etapa, turma: turma.join('|') });
  },
  ENTRADA_EM_ETAPA_FECHADA: (detalhe) => {
    const [dia = '', etapa = '', ...turma] = detalhe.split('|');
    return erros.ENTRADA_EM_ETAPA_FECHADA({ dia, etapa, turma: turma.join('|') });
  },
  CALENDARIO_ETAPA_FECHADA: (detalhe) => {
    const [data = '', ...etapa] = detalhe.split('|');
    return errosCalendario.CALENDARIO_ETAPA_FECHADA({ data, etapa: etapa.join('|') });
  },
});
