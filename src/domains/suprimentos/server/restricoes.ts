import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosEstoque as erros } from '../erros.ts';

registrarRestricoes({
  ESTOQUE_EM_DIA_FECHADO: (data) => erros.ESTOQUE_EM_DIA_FECHADO({ data }, { campos: ['dataMovimento'] }),
  ESTOQUE_NAO_FECHA: () => erros.ESTOQUE_NAO_FECHA(),
  MOVIMENTO_ESTOQUE_SEM_FATO: () => erros.MOVIMENTO_ESTOQUE_SEM_FATO(),
  UNIDADE_EM_USO: (produto) => erros.UNIDADE_EM_USO({ produto }, { campos: ['unidade'] }),
  CONTAGEM_ENCERRADA: () => erros.CONTAGEM_ENCERRADA(),
  operacoes_estoque_estorno_key: () => erros.OPERACAO_ESTORNADA_AGORA(),
  movimentos_estoque_estorno_key: () => erros.OPERACAO_ESTORNADA_AGORA(),
  operacoes_estoque_origem_key: () => erros.ENTRADA_REPETIDA(),
  operacoes_estoque_mesmo_check: () => erros.MESMO_DEPOSITO({}, { campos: ['depositoDestinoId'] }),
  movimentos_estoque_produto_id_fkey: () => erros.PRODUTO_DESCONHECIDO(),
  saldos_estoque_produto_id_fkey: () => erros.PRODUTO_DESCONHECIDO(),
  operacoes_estoque_fornecedor_id_fkey: () => erros.REFERENCIA_DO_ESTOQUE({}, { campos: ['fornecedorId'] }),
  operacoes_estoque_deposito_id_fkey: () => erros.DEPOSITO_DESCONHECIDO({}, { campos: ['depositoId'] }),
});
