import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosPagar } from '../erros.ts';

// What a violated rule of this room's tables means to a person when two requests race past the checks.
const desconhecido = (campo: string) => () => errosPagar.CADASTRO_DE_PAGAR_DESCONHECIDO({}, { campos: [campo] });

const naoFecha = () => errosPagar.PAGAR_NAO_FECHA();

registrarRestricoes({
  CONTA_PAGAR_DIVERGENTE: naoFecha,
  RATEIO_DIVERGENTE: naoFecha,
  RETENCAO_DIVERGENTE: naoFecha,
  CANCELAMENTO_DE_PAGAR_INCOERENTE: naoFecha,
  VENCIMENTO_DE_PAGAR_INCOERENTE: naoFecha,
  PAGAMENTO_DIVERGENTE: naoFecha,
  PAGAMENTO_INCOERENTE: naoFecha,
  APROVACAO_INCOERENTE: naoFecha,
  ITEM_PAGO_SEM_BAIXA: naoFecha,
  REMESSA_PAGAR_DIVERGENTE: naoFecha,
  REMESSA_PAGAR_COM_LACUNA: naoFecha,
  contas_pagar_fornecedor_id_fkey: desconhecido('fornecedorId'),
  contas_pagar_conta_bancaria_id_fkey: desconhecido('contaBancariaId'),
  contas_pagar_forma_pagamento_id_fkey: desconhecido('formaPagamentoId'),
  titulos_pagar_rateio_categoria_financeira_id_fkey: desconhecido('rateio'),
  titulos_pagar_rateio_centro_custo_id_fkey: desconhecido('rateio'),
  titulos_pagar_retencoes_imposto_id_fkey: desconhecido('impostos'),
  baixas_pagar_conta_bancaria_id_fkey: desconhecido('contaBancariaId'),
  baixas_pagar_forma_pagamento_id_fkey: desconhecido('formaPagamentoId'),
  titulos_pagar_codigo_key: () =>
    errosPagar.CODIGO_JA_LANCADO({ numero: '—', fornecedor: '—', usuario: '—', em: '—' }, { campos: ['codigo'] }),
  estornos_pagar_baixa_key: () => errosPagar.PAGAMENTO_JA_ESTORNADO(),
  PAGAMENTO_SEM_APROVACAO: (numero) => errosPagar.PAGAMENTO_SEM_APROVACAO({ numero }),
  ACRESCIMO_SEM_APROVACAO: (numero) => errosPagar.ACRESCIMO_SEM_APROVACAO({ numero, livre: '—' }),
  TITULO_NO_BANCO: (detalhe) => {
    const [numero = '—', arquivo = '—'] = detalhe.split('|');
    return errosPagar.TITULO_NO_BANCO({ numero, arquivo });
  },
  CONTA_CANCELADA: (numero) => errosPagar.CONTA_CANCELADA({ numero }),
  APROVACAO_DE_QUEM_LANCOU: () => errosPagar.APROVACAO_DE_QUEM_LANCOU(),
});
