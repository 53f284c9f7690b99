import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosPagar } from '../../erros.ts';
import { errosRemessaPagar, porqueNaoVai } from '../erros.ts';

// What a violated rule of this room's tables means to a person when two requests race past the checks.
registrarRestricoes({
  convenios_pagar_forma_pagamento_id_fkey: () => errosPagar.CADASTRO_DE_PAGAR_DESCONHECIDO({}, { campos: ['formaPagamentoId'] }),
  remessas_pagar_nsa_key: () => errosRemessaPagar.REMESSA_PAGAR_JA_GERADA(),
  remessas_pagar_itens_vivo_key: () => errosRemessaPagar.TITULO_NAO_SE_ENVIA({ numero: '—', porque: porqueNaoVai.noBanco }),
  remessas_pagar_conferencias_remessa_key: () => errosRemessaPagar.REMESSA_JA_CONFERIDA(),
  CONFERENCIA_DE_QUEM_GEROU: () => errosRemessaPagar.CONFERENCIA_DE_QUEM_GEROU(),
  ITEM_DE_REMESSA_INDEVIDO: () => errosRemessaPagar.TITULO_NAO_SE_ENVIA({ numero: '—', porque: porqueNaoVai.situacao }),
});
