import { transacao } from '#platform/server/database/kysely.ts';
import { acao, escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { retornosPagarApi as api } from '../api.ts';
import { aplicarRetorno } from './aplicar.ts';
import { baixarLinha, ignorarLinha, darPorRecusada, tentarLinha } from './fila.ts';
import { lerRetorno } from './ler-retorno.ts';
import { listarLinhas, listarRetornos, obterRetorno } from './queries.ts';
import './integridade.ts';

/** financeiro/pagar/retornos, as the portal registers it. */
export const retornosAPagar: Sala = {
  nome: 'financeiro/pagar/retornos',
  api,
  rotas: [
    acao(api.lerRetorno, async (contexto, { upload }) => {
      if (!upload) throw new Error('the upload was read before');
      const { db } = contexto;
      const { id, jaExistia } = await transacao(db, (tx) => lerRetorno({ ...contexto, tx }, upload));
      return { ...(await obterRetorno(db, id)), jaExistia };
    }),
    escrita(api.aplicarRetorno, (ato, { params }) => aplicarRetorno(ato, params.id)),
    leitura(api.listarRetornos, ({ db }, { query }) => listarRetornos(db, query.paginacao)),
    leitura(api.listarLinhas, ({ db, idioma }, { query }) => listarLinhas(db, query, idioma)),
    escrita(api.baixarLinha, (ato, { params, body }) => baixarLinha(ato, { ...params, ...body })),
    escrita(api.ignorarLinha, (ato, { params, body }) => ignorarLinha(ato, { ...params, ...body })),
    escrita(api.darPorRecusada, (ato, { params, body }) => darPorRecusada(ato, { ...params, ...body })),
    escrita(api.tentarLinha, (ato, { params }) => tentarLinha(ato, params.id)),
  ],
};
