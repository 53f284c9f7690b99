import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { contagensApi as api } from '../api.ts';
import { abrirContagem, cancelarContagem, concluirContagem, contarItens } from './contar.ts';
import { folhaDeContagem } from './folha.ts';
import { obterDiferencas, listarContagens, obterContagem } from './queries.ts';

/** suprimentos/estoques/contagens, as the portal registers it. */
export const contagensDeEstoque: Sala = {
  nome: 'suprimentos/estoques/contagens',
  api,
  rotas: [
    leitura(api.listarContagens, ({ db }, { query }) => listarContagens(db, query)),
    leitura(api.obterContagem, ({ db, fuso }, { params }) => obterContagem(db, params.id, fuso)),
    leitura(api.diferencas, ({ db, ...presente }, { params }) => obterDiferencas(db, params.id, presente)),
    leitura(api.folhaDeContagem, (contexto, { params }) => folhaDeContagem(contexto, params.id)),
    escrita(api.abrirContagem, (ato, { body }) => abrirContagem(ato, body)),
    escrita(api.contarItens, (ato, { body }) => contarItens(ato, body)),
    escrita(api.concluirContagem, (ato, { params, body }) => concluirContagem(ato, { ...params, ...body })),
    escrita(api.cancelarContagem, (ato, { params, body }) => cancelarContagem(ato, { ...params, ...body })),
  ],
};
