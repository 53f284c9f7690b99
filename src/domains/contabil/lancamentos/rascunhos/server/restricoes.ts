import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosRascunho } from '../erros.ts';

registrarRestricoes({
  rascunhos_contabeis_nome_key: () => errosRascunho.MODELO_CONTABIL_REPETIDO({}, { campos: ['nome'] }),
});
