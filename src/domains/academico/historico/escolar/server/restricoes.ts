import { errosHistorico } from '#domains/academico/historico/erros.ts';
import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosHistoricoEscolar as erros } from '../erros.ts';

/** What the constraints of the transcripts' tables mean to a person. Two equal codes are chance itself: the same request made again passes. */
registrarRestricoes({
  historicos_anos_key: () => erros.HISTORICO_ANO_DUPLICADO({}, { campos: ['ano'] }),
  historicos_anos_instituicao_fkey: () => errosHistorico.INSTITUICAO_INEXISTENTE({}, { campos: ['instituicaoId'] }),
  historicos_anos_turma_fkey: () => erros.HISTORICO_TURMA_DE_OUTRA_ESCOLA({}, { campos: ['instituicaoTurmaId'] }),
  historicos_anos_curso_fkey: () => errosHistorico.CURSO_NOSSO_INEXISTENTE({}, { campos: ['cursoId'] }),
  historicos_anos_instituicao_da_turma: () => erros.HISTORICO_TURMA_DE_OUTRA_ESCOLA({}, { campos: ['instituicaoTurmaId'] }),
  HISTORICO_TURMA_DE_OUTRA_ESCOLA: () => erros.HISTORICO_TURMA_DE_OUTRA_ESCOLA({}, { campos: ['instituicaoTurmaId'] }),
  historicos_disciplinas_instituicao_fkey: () => erros.HISTORICO_DISCIPLINA_DE_OUTRA_ESCOLA({}, { campos: ['disciplinas'] }),
  historicos_disciplinas_nossa_fkey: () => erros.HISTORICO_DISCIPLINA_DE_OUTRA_ESCOLA({}, { campos: ['disciplinas'] }),
  HISTORICO_DISCIPLINA_DE_OUTRA_ESCOLA: () => erros.HISTORICO_DISCIPLINA_DE_OUTRA_ESCOLA({}, { campos: ['disciplinas'] }),
  historicos_aluno_key: () => errosComuns.OPERACAO_EM_ANDAMENTO(),
  historicos_emitidos_numero_key: () => errosComuns.OPERACAO_EM_ANDAMENTO(),
  historicos_emitidos_codigo_key: () => errosComuns.OPERACAO_EM_ANDAMENTO(),
  historicos_vias_key: () => errosComuns.OPERACAO_EM_ANDAMENTO(),
  HISTORICO_VIA_RECUSADA: () => erros.HISTORICO_JA_CANCELADO({ numero: '—' }),
  historicos_cancelamentos_emitido_key: () => erros.HISTORICO_JA_CANCELADO({ numero: '—' }),
});
