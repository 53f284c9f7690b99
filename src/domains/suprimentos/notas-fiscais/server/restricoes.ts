import { errosEstoque } from '#domains/suprimentos/erros.ts';
import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosNotaFiscal as erros } from '../erros.ts';
import '#domains/suprimentos/server/restricoes.ts';

const desconhecido = (campo: string) => () => errosEstoque.REFERENCIA_DO_ESTOQUE({}, { campos: [campo] });

registrarRestricoes({
  NOTA_FISCAL_DIVERGENTE: () => erros.NOTA_FISCAL_DIVERGENTE(),
  notas_fiscais_chave_key: () => erros.NOTA_FISCAL_LANCADA_AGORA({}, { campos: ['chave'] }),
  notas_fiscais_numero_key: () => erros.NOTA_FISCAL_LANCADA_AGORA({}, { campos: ['numero'] }),
  notas_fiscais_fornecedor_id_fkey: desconhecido('fornecedorId'),
  notas_fiscais_deposito_id_fkey: desconhecido('depositoId'),
  notas_fiscais_categoria_fkey: desconhecido('categoriaFinanceiraId'),
  notas_fiscais_centro_fkey: desconhecido('centroCustoId'),
  notas_fiscais_conta_bancaria_id_fkey: desconhecido('contaBancariaId'),
  notas_fiscais_forma_pagamento_id_fkey: desconhecido('formaPagamentoId'),
  notas_fiscais_itens_produto_id_fkey: () => errosEstoque.PRODUTO_DESCONHECIDO({}, { campos: ['itens'] }),
  notas_fiscais_itens_categoria_fkey: desconhecido('itens'),
  notas_fiscais_itens_centro_fkey: desconhecido('itens'),
  produtos_de_fornecedores_produto_id_fkey: () => errosEstoque.PRODUTO_DESCONHECIDO({}, { campos: ['itens'] }),
  notas_fiscais_itens_estoque_check: () => errosEstoque.PRODUTO_DESCONHECIDO({}, { campos: ['itens'] }),
});
