import { impressaoApi as api } from '../api.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { comFiltro } from '#domains/financeiro/boletos/filtros.ts';
import { errosBoletos } from '#domains/financeiro/boletos/erros.ts';
import { maximoDeBoletos } from '#domains/financeiro/boletos/esquemas.ts';
import { obterImpressao, pdfDeBoletos, TAREFA_IMPRESSAO } from './imprimir.ts';
import { idsDeBoletos } from '#domains/financeiro/boletos/lista/server/door.ts';

/** financeiro/boletos/impressao, as the portal registers it. */
export const impressaoDeBoletos: Sala = {
  nome: 'financeiro/boletos/impressao',
  api,
  rotas: [
    leitura(api.boletosEmPdf, ({ db }, { query }) => pdfDeBoletos(db, query.ids)),
    escrita(api.imprimirBoletos, async ({ tx, quem, servicos }, { body }) => {
      const { ids: escolhidos, filtro, exceto = [] } = comFiltro(body);
      const ids = filtro ? await idsDeBoletos(tx, filtro, exceto, maximoDeBoletos) : [...new Set(escolhidos ?? [])];
      if (ids.length > maximoDeBoletos) throw errosBoletos.MUITOS_BOLETOS({ quantidade: ids.length, maximo: maximoDeBoletos });
      if (ids.length === 0) throw errosBoletos.BOLETO_NAO_ENCONTRADO();
      const tarefa = { tipo: TAREFA_IMPRESSAO, usuarioId: quem.usuarioId, total: ids.length, entrada: { ids } };
      return { tarefaId: await servicos.tarefas.criar(tx, tarefa), total: ids.length };
    }),
    leitura(api.obterImpressao, ({ db, quem }, { params }) => obterImpressao(db, quem, params.id)),
  ],
};
