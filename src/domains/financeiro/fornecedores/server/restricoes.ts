import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosFornecedor } from '../erros.ts';

const desconhecida = (campo: string) => () => errosFornecedor.REFERENCIA_DO_FORNECEDOR({}, { campos: [campo] });

registrarRestricoes({
  fornecedores_documento_key: () => errosFornecedor.FORNECEDOR_REPETIDO({ nome: '—' }, { campos: ['documento'] }),
  fornecedores_categoria_financeira_id_fkey: desconhecida('categoriaFinanceiraId'),
  fornecedores_centro_custo_id_fkey: desconhecida('centroCustoId'),
  fornecedores_forma_pagamento_id_fkey: desconhecida('formaPagamentoId'),
  DOCUMENTO_COM_HISTORICO: (nome) => errosFornecedor.DOCUMENTO_COM_HISTORICO({ nome }, { campos: ['documento'] }),
});
