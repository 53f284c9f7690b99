import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosMatricula as erros } from '../erros.ts';

/** What the constraints and triggers of this room mean to a person: the last line behind the checks of the use cases. */
registrarRestricoes({
  matriculas_ativa_key: () => erros.MATRICULA_ATIVA_SIMULTANEA({}, { campos: ['alunoId'] }),
  matriculas_movimentos_desfaz_key: () => erros.MATRICULA_ESTADO_MUDOU(),
  enturmacoes_atual_key: () => erros.MATRICULA_ESTADO_MUDOU(),
  matriculas_movimentos_transicao_check: () => erros.MATRICULA_ESTADO_MUDOU(),
  matriculas_movimentos_nova_key: () => erros.MATRICULA_ESTADO_MUDOU(),
  remanejamentos_desfaz_key: () => erros.REMANEJAMENTO_JA_DESFEITO(),
  MOVIMENTO_DESFEITO_INCOERENTE: () => erros.MATRICULA_ESTADO_MUDOU(),
  MOVIMENTO_DESFEITO_FORA_DE_ORDEM: () => erros.MATRICULA_ESTADO_MUDOU(),
  MATRICULA_SEM_MOVIMENTO: () => erros.MATRICULA_ESTADO_MUDOU(),
  RECLASSIFICACAO_INCOERENTE: () => erros.MATRICULA_ESTADO_MUDOU(),
  TURMA_DE_OUTRO_CURSO: () => erros.MATRICULA_ESTADO_MUDOU(),
  PERIODO_LETIVO_FECHADO: (periodo) => erros.PERIODO_LETIVO_FECHADO({ periodo }),
  MATRICULA_SEM_TURMA: () => erros.MATRICULA_ESTADO_MUDOU(),
  ENTURMACAO_DE_MATRICULA_ENCERRADA: () => erros.MATRICULA_ESTADO_MUDOU(),
  RESPONSAVEL_PEDAGOGICO_AUSENTE: () => erros.RESPONSAVEIS_INVALIDOS({}, { campos: ['responsaveis'] }),
  RESPONSAVEL_FINANCEIRO_AUSENTE: () => erros.RESPONSAVEIS_INVALIDOS({}, { campos: ['responsaveis'] }),
  PERCENTUAIS_NAO_SOMAM_100: () => erros.RESPONSAVEIS_INVALIDOS({}, { campos: ['responsaveis'] }),
  MATRICULA_COM_PAGAMENTO: () => erros.MATRICULA_PAGA_AGORA(),
  MATRICULA_DE_FALECIDO: (nome) => erros.PESSOA_FALECIDA({ nome }, { campos: ['alunoId'] }),
  MOVIMENTO_JUNTO_INCOERENTE: () => erros.MATRICULA_ESTADO_MUDOU(),
  RESULTADO_NAO_FINAL: () => erros.MATRICULA_ESTADO_MUDOU(),
  RESULTADO_TRANSICAO_PROIBIDA: () => erros.MATRICULA_ESTADO_MUDOU(),
  RESULTADO_DE_MATRICULA_PARADA: () => erros.MATRICULA_ESTADO_MUDOU(),
  MATRICULA_MESMO_TURNO: (detalhe) => {
    const [codigo = '', turma = '', nova = '', ...aluno] = detalhe.split('|');
    return erros.MATRICULA_MESMO_TURNO({ codigo, turma, nova, aluno: aluno.join('|') }, { campos: ['turmaId'] });
  },
  TURMA_FECHADA: (turma) => erros.TURMA_FECHADA({ turma }, { campos: ['turmaId'] }),
  // 'taken|places|name': the name comes last because it may hold anything.
  TURMA_SEM_VAGA: (detalhe) => {
    const [ocupadas = '', vagas = '', ...nome] = detalhe.split('|');
    return nome.length === 0
      ? erros.VAGA_OCUPADA_AGORA({}, { campos: ['turmaId'] })
      : erros.TURMA_SEM_VAGA({ ocupadas, vagas, turma: nome.join('|') }, { campos: ['turmaId'] });
  },
});
