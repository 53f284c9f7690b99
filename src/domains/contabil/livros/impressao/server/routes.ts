import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { impressaoApi as api } from '../api.ts';
import { obterLivro } from './impresso.ts';
import { pedirLivro } from './tarefa.ts';

/** contabil/livros/impressao, as the portal registers it. */
export const impressaoDosLivros: Sala = {
  nome: 'contabil/livros/impressao',
  api,
  rotas: [
    escrita(api.imprimir, (ato, { body }) => pedirLivro(ato, { livro: 'diario', ...body })),
    leitura(api.obter, ({ db, quem }, { params }) => obterLivro(db, quem, { livro: 'diario', tarefaId: params.id })),
    escrita(api.imprimirRazao, (ato, { body }) => pedirLivro(ato, { livro: 'razao', ...body })),
    leitura(api.obterRazao, ({ db, quem }, { params }) => obterLivro(db, quem, { livro: 'razao', tarefaId: params.id })),
  ],
};
