import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosConselho as erros } from '../erros.ts';

/** What the checks of the database mean to a person. Two equal numbers or codes are chance itself: the same request made again passes. */
registrarRestricoes({
  conselhos_vivo_key: () => errosComuns.OPERACAO_EM_ANDAMENTO(),
  conselhos_alunos_pkey: () => errosComuns.OPERACAO_EM_ANDAMENTO(),
  conselhos_atas_numero_key: () => errosComuns.OPERACAO_EM_ANDAMENTO(),
  conselhos_atas_codigo_key: () => errosComuns.OPERACAO_EM_ANDAMENTO(),
  conselhos_atas_cancelamentos_ata_key: () => erros.CONSELHO_SEM_ATA(),
  CONSELHO_DE_ANO_FECHADO: (turma) => erros.CONSELHO_DE_ANO_FECHADO({ turma }),
  CONSELHO_DE_OUTRA_ETAPA: () => erros.CONSELHO_DE_OUTRA_ETAPA(),
  CONSELHO_PARADO: () => erros.CONSELHO_PARADO(),
  CONSELHO_COM_ATA: () => erros.CONSELHO_COM_ATA(),
  CONSELHO_SEM_ATA: () => erros.CONSELHO_SEM_ATA(),
  DECISAO_EM_CONSELHO_DE_ETAPA: () => erros.DECISAO_EM_CONSELHO_DE_ETAPA(),
  ALUNO_DE_OUTRO_CONSELHO: () => erros.ALUNO_DE_OUTRO_CONSELHO(),
});
