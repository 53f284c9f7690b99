import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosContrato } from '#domains/academico/contratos/erros.ts';
import { errosAditivo } from '../erros.ts';

registrarRestricoes({
  aditivos_rascunho_key: () => errosAditivo.ADITIVO_EM_RASCUNHO(),
  aditivos_contrato_ordem_key: () => errosAditivo.ADITIVO_INCOERENTE(),
  aditivos_turma_contrato_key: () => errosAditivo.ADITIVO_INCOERENTE(),
  aditivos_termos_desconto_id_fkey: () => errosContrato.CADASTRO_DESCONHECIDO({}, { campos: ['termos'] }),
  aditivos_pagadores_pessoa_id_fkey: () => errosAditivo.ADITIVO_PAGADOR_DESCONHECIDO({}, { campos: ['termos'] }),
  aditivos_turmas_turma_id_fkey: () => errosAditivo.TURMA_DESCONHECIDA({}, { campos: ['turmaId'] }),
  ADITIVO_NAO_EDITAVEL: () => errosAditivo.ADITIVO_NAO_EDITAVEL(),
  ADITIVO_FORA_DO_CONTRATO: () => errosAditivo.ADITIVO_INCOERENTE({}, { campos: ['dataAditivo'] }),
  ADITIVO_SITUACAO_SEM_LINHA: () => errosAditivo.ADITIVO_INCOERENTE(),
  ADITIVO_PAGADORES_INCOERENTES: () => errosAditivo.ADITIVO_INCOERENTE(),
});
