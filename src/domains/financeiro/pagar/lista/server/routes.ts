import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { percorrer } from '#platform/server/listas/listas.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { listaPagarApi as api } from '../api.ts';
import { colunasDePagar } from './planilha.ts';
import { type ColunaDePagar, listaDePagar, listarTitulosPagar, type TituloPagarListado } from './queries.ts';

/** financeiro/pagar/lista, as the portal registers it. */
export const listaAPagar: Sala = {
  nome: 'financeiro/pagar/lista',
  api,
  rotas: [
    leitura(api.listarTitulos, ({ db, hoje, quem }, { query }) =>
      listarTitulosPagar(db, { ...query.filtros, leitor: quem.usuarioId }, query.paginacao, hoje),
    ),
    leitura(api.exportarTitulos, async ({ pedido, servicos, hoje, quem }, { query: q }) =>
      exportar(
        'contas-a-pagar',
        q.formato,
        colunasDePagar(pedido.idioma),
        percorrer<TituloPagarListado, ColunaDePagar>(
          servicos.dbRelatorios,
          listaDePagar({ ...q.filtros, leitor: quem.usuarioId }, hoje),
          q.paginacao,
        ),
      ),
    ),
  ],
};
