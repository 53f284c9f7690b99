import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosContrato } from '../erros.ts';

registrarRestricoes({
  contratos_vigente_key: () => errosContrato.CONTRATO_JA_EXISTE({}, { campos: ['matriculaId'] }),
  contratos_matricula_id_fkey: () => errosContrato.MATRICULA_DESCONHECIDA({}, { campos: ['matriculaId'] }),
  contratos_precos_preco_id_fkey: () => errosContrato.CADASTRO_DESCONHECIDO({}, { campos: ['precos'] }),
  contratos_precos_forma_pagamento_id_fkey: () => errosContrato.CADASTRO_DESCONHECIDO({}, { campos: ['precos'] }),
  contratos_precos_conta_bancaria_id_fkey: () => errosContrato.CADASTRO_DESCONHECIDO({}, { campos: ['precos'] }),
  contratos_descontos_desconto_id_fkey: () => errosContrato.CADASTRO_DESCONHECIDO({}, { campos: ['descontos'] }),
  CONTRATO_NAO_FECHA: () => errosContrato.CONTRATO_NAO_FECHA(),
});
