import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosCredito } from '../erros.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';

// What a violated rule of this room's tables means to a person when two requests race past the checks.
registrarRestricoes({
  creditos_pagador_id_fkey: () => errosTitulos.CADASTRO_DESCONHECIDO({}, { campos: ['pagadorId'] }),
  creditos_conta_bancaria_id_fkey: () => errosTitulos.CADASTRO_DESCONHECIDO({}, { campos: ['contaBancariaId'] }),
  creditos_forma_pagamento_id_fkey: () => errosTitulos.CADASTRO_DESCONHECIDO({}, { campos: ['formaPagamentoId'] }),
  creditos_usos_conta_bancaria_id_fkey: () => errosTitulos.CADASTRO_DESCONHECIDO({}, { campos: ['contaBancariaId'] }),
  creditos_usos_estornos_uso_key: () => errosCredito.DEVOLUCAO_JA_DESFEITA({ usuario: '—', em: '—' }),
  creditos_saldo_check: () => errosCredito.CREDITO_INSUFICIENTE({ saldo: '—', valor: '—' }),
  CREDITO_DE_RECIBO_ESTORNADO: () => errosCredito.CREDITO_DE_RECIBO_ESTORNADO(),
  CREDITO_INCOERENTE: () => errosCredito.CREDITO_INCOERENTE(),
});
