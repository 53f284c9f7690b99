import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosProduto } from '../erros.ts';
import '#domains/suprimentos/server/restricoes.ts';

registrarRestricoes({
  produtos_codigo_key: () => errosProduto.PRODUTO_CODIGO_REPETIDO({}, { campos: ['codigo'] }),
  produtos_nome_key: () => errosProduto.PRODUTO_NOME_REPETIDO({}, { campos: ['nome'] }),
  produtos_grupos_nome_key: () => errosProduto.GRUPO_REPETIDO({}, { campos: ['nome'] }),
  produtos_grupo_id_fkey: () => errosProduto.GRUPO_DESCONHECIDO({}, { campos: ['grupoId'] }),
  produtos_minimos_deposito_id_fkey: () => errosProduto.DEPOSITO_DO_MINIMO_DESCONHECIDO({}, { campos: ['minimos'] }),
  produtos_embalagens_gtin_key: () => errosProduto.GTIN_REPETIDO({}, { campos: ['gtin'] }),
  produtos_embalagens_nome_key: () => errosProduto.EMBALAGEM_REPETIDA({}, { campos: ['embalagens'] }),
  produtos_minimos_pkey: () => errosProduto.MINIMO_REPETIDO({}, { campos: ['minimos'] }),
});
