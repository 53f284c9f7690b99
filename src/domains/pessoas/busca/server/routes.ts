import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import { listarParaBusca } from './lista-de-pessoas.ts';
import { buscaApi as api } from '../api.ts';
import { verDuplicidades } from './duplicidades.ts';

/** pessoas/busca, as the portal registers it. */
export const buscaDePessoas: Sala = {
  nome: 'pessoas/busca',
  api,
  rotas: [
    leitura(api.verDuplicidades, async ({ db, quem }, { query }) => ({
      itens: await verDuplicidades(db, quem, {
        nome: query.Nome,
        sobrenome: query.Sobrenome,
        dataNascimento: query.DataNascimento,
        cpf: query.Cpf,
        ignorarId: query.IgnorarId,
      }),
    })),
    leitura(api.obterPorFiltro, ({ db, quem }, { query }) => listarParaBusca(db, quem, query, toPaginacao(query))),
  ],
};
