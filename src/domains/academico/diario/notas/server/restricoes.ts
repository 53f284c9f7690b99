import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosNota as erros } from '../erros.ts';

/** What the checks of marks mean to a person: only when something slipped in between, for the service says it with names first. */
registrarRestricoes({
  NOTA_ACIMA_DO_MAXIMO: () => erros.NOTA_MUDOU(),
  NOTA_DE_OUTRO_TIPO: () => erros.NOTA_MUDOU(),
  CONCEITO_DESCONHECIDO: () => erros.NOTA_MUDOU(),
  NOTA_FORA_DA_TURMA: () => erros.NOTA_MUDOU(),
  NOTA_NAO_SE_APAGA: () => erros.NOTA_MUDOU(),
  // Names of evaluations come last because they may hold anything.
  LUGAR_COM_NOTA: (detalhe) => {
    const [aluno = '', ...notas] = detalhe.split('|');
    return erros.LUGAR_COM_NOTA({ aluno, notas: notas.join('|') });
  },
});
