import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosContrato } from '../erros.ts';

registrarRestricoes({
  contratos_vigente_key: () => errosContrato.CONTRATO_JA_EXISTE({}, { campos: ['matriculaId'] }),
  contratos_matricula_id_fkey: () => errosContrato.MATRICULA_DESCONHECIDA({}, { campos: ['matriculaId'] }),
  contratos_precos_preco_id_fkey: () => errosContrato.CADASTRO_DESCONHECIDO({}, { campos: ['precos'] }),
  contratos_precos_forma_pagamento_id_fkey: () => errosContrato.CADASTRO_DESCONHECIDO({}, { campos: ['precos'] }),
  contratos_precos_conta_bancaria_id_fkey: () => errosContrato.CADASTRO_DESCONHECIDO({}, { campos: ['precos'] }),
  contratos_descontos_desconto_id_fkey: () => errosContrato.CADASTRO_DESCONHECIDO({}, { campos: ['descontos'] }),
  contratos_situacoes_desfaz_id_key: () => errosContrato.SITUACAO_INCOERENTE(),
  contratos_situacoes_transicao: () => errosContrato.SITUACAO_INCOERENTE(),
  VENCIMENTO_FORA_DO_ANO: () => errosContrato.VENCIMENTO_FORA_DO_ANO({}, { campos: ['precos'] }),
  VALOR_ACIMA_DA_ANUIDADE: () => errosContrato.VALOR_DIGITADO_INCOERENTE({}, { campos: ['motivoAcimaDaAnuidade'] }),
  VALOR_DIGITADO_EXCESSIVO: () => errosContrato.VALOR_DIGITADO_INCOERENTE({}, { campos: ['precos'] }),
  PRECO_INCOERENTE: () => errosContrato.PRECO_INCOERENTE({}, { campos: ['precos'] }),
  SITUACAO_SEM_LINHA: () => errosContrato.SITUACAO_INCOERENTE(),
  DESFAZIMENTO_INCOERENTE: () => errosContrato.SITUACAO_INCOERENTE(),
  AJUSTES_DIVERGENTES: () => errosContrato.CONTRATO_NAO_FECHA(),
  ANUIDADE_EXCEDIDA: () => errosContrato.VALOR_DIGITADO_INCOERENTE({}, { campos: ['motivoAcimaDaAnuidade'] }),
  CONTRATO_DE_FALECIDO: (aluno) => errosContrato.ALUNO_FALECIDO({ aluno }),
  CONTRATO_NAO_FECHA: () => errosContrato.CONTRATO_NAO_FECHA(),
});
