import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosTitulos } from '../erros.ts';

// What a violated rule of this room's tables means to a person when two requests race past the checks.
registrarRestricoes({
  titulos_receber_parcela_key: () => errosTitulos.TITULO_JA_EXISTE(),
  titulos_receber_pagador_id_fkey: () => errosTitulos.CADASTRO_DESCONHECIDO({}, { campos: ['pagadorId'] }),
  titulos_receber_aluno_id_fkey: () => errosTitulos.CADASTRO_DESCONHECIDO({}, { campos: ['alunoId'] }),
  titulos_receber_conta_bancaria_id_fkey: () => errosTitulos.CADASTRO_DESCONHECIDO({}, { campos: ['contaBancariaId'] }),
  titulos_receber_forma_pagamento_id_fkey: () => errosTitulos.CADASTRO_DESCONHECIDO({}, { campos: ['formaPagamentoId'] }),
  titulos_receber_taxa_servico_id_fkey: () => errosTitulos.CADASTRO_DESCONHECIDO({}, { campos: ['taxaServicoId'] }),
  baixas_conta_bancaria_id_fkey: () => errosTitulos.CADASTRO_DESCONHECIDO({}, { campos: ['contaBancariaId'] }),
  baixas_forma_pagamento_id_fkey: () => errosTitulos.CADASTRO_DESCONHECIDO({}, { campos: ['formaPagamentoId'] }),
  TITULO_DE_CONTRATO_EM_VIGOR: (detalhe) => {
    const [numero = '—', contrato = '—'] = detalhe.split('|');
    return errosTitulos.TITULO_DE_CONTRATO_EM_VIGOR({ numero, contrato });
  },
  CONTA_NAO_MUDA: (titulo) => errosTitulos.CONTA_NAO_MUDA({ titulos: titulo }),
  CONTA_COM_BOLETO: (titulo) => errosTitulos.CONTA_COM_BOLETO({ titulos: titulo }),
  DESCONTO_CONDICIONAL_TOTAL: () => errosTitulos.DESCONTO_CONDICIONAL_TOTAL({}, { campos: ['descontoCondicionalCentavos'] }),
  TITULO_MOVIMENTADO: () => errosTitulos.TITULO_MOVIMENTADO({ numero: '—' }),
});
