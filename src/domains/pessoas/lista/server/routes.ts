import { exportarPessoas, listarNomes, listarPessoas, obterTodas } from '#domains/pessoas/busca/server/door.ts';
import { listaApi as api } from '../api.ts';
import { comoExportacao } from '#platform/server/http/arquivo.ts';
import { acao, leitura, type Sala } from '#platform/server/http/rota.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';

/** pessoas/lista, as the portal registers it. */
export const listaDePessoas: Sala = {
  nome: 'pessoas/lista',
  api,
  rotas: [
    leitura(api.listarPessoas, ({ db, quem }, { query }) => listarNomes(db, quem, query, toPaginacao(query))),
    acao(api.obterTodas, (contexto) => comoExportacao(contexto, api.obterTodas, () => obterTodas(contexto))),
    leitura(api.obterPaginado, ({ db, quem }, { query }) => listarPessoas(db, quem, query, toPaginacao(query))),
    acao(api.exportar, (contexto, { query }) =>
      exportarPessoas(
        contexto,
        query,
        { campoOrdenado: query.CampoOrdenado, ordenacaoAscendente: query.OrdenacaoAscendente },
        query.Formato,
      ),
    ),
  ],
};
