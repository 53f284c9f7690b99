import './integridade.ts';
import { cobrancaEnvioApi as api } from '../api.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { exportarLista } from '#platform/server/planilhas/lista-pdf.ts';
import { percorrer } from '#platform/server/listas/listas.ts';
import { proximoDiaUtil } from '#shared/datas.ts';
import { texto } from '#shared/textos.ts';
import { colunasDeDevedores, type DevedorListado, listaDeDevedores, listarDevedores } from './devedores.ts';
import { filtrosDeDevedores } from './filtros-no-papel.ts';
import { prepararEscolhidas, prepararRegua } from './preparar-lotes.ts';
import { prever } from './previa.ts';
import { proporEscolhidas, proporRegua } from './propor.ts';
import { textosCobranca } from '#domains/financeiro/cobranca/texts.ts';

/** cobranca/envio, as the portal registers it. */
export const cobrancaEnvio: Sala = {
  nome: 'financeiro/cobranca/envio',
  api,
  rotas: [
    leitura(api.listarDevedores, async ({ db, hoje }, { query }) => listarDevedores(db, query.filtros, query.paginacao, hoje)),
    leitura(api.exportarDevedores, async (contexto, { query: q }) => {
      const { hoje, pedido, servicos } = contexto;
      const lista = listaDeDevedores(q.filtros, hoje);
      const linhas = percorrer<DevedorListado, typeof q.paginacao.campoOrdenado>(servicos.dbRelatorios, lista, q.paginacao);
      return exportarLista(contexto, {
        nome: 'devedores',
        titulo: texto(textosCobranca, 'responsaveis', pedido.idioma),
        formato: q.formato,
        colunas: colunasDeDevedores(pedido.idioma),
        linhas,
        filtros: () => filtrosDeDevedores(servicos.dbRelatorios, q.filtros, pedido.idioma),
      });
    }),
    leitura(api.preverCartas, async ({ db, hoje }, { body }) => {
      const dia = hoje;
      return prever(db, await proporEscolhidas(db, body, dia), dia);
    }),
    escrita(api.enviarCartas, async (ato, { body }) => ({
      lotes: await prepararEscolhidas(ato, body),
    })),
    leitura(api.reguaDeHoje, async ({ db, hoje: agora }) => {
      // On a Sunday or a holiday: what the next working day will propose.
      const dia = proximoDiaUtil(agora);
      return { ...(await prever(db, await proporRegua(db, dia), dia)), enviavel: dia === agora };
    }),
    escrita(api.enviarRegua, async (ato, { body }) => ({
      lotes: await prepararRegua(ato, { exceto: body.exceto }),
    })),
  ],
};
