import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { exigir } from '#platform/server/http/autorizacao.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { percorrer } from '#platform/server/listas/listas.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { acordosApi } from '#domains/financeiro/titulos/acordos/api.ts';
import { contaApi } from '#domains/financeiro/titulos/creditos/api.ts';
import { titulosApi as api } from '../api.ts';
import { baixarEmLote } from '#domains/financeiro/titulos/baixas/lote/server/baixar-em-lote.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/baixar-titulos.ts';
import { cancelarTitulo } from '#domains/financeiro/titulos/cancelamentos/server/cancelar-titulo.ts';
import { criarTituloManual } from '#domains/financeiro/titulos/emissao/server/criar-titulo-manual.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/estornar-baixa.ts';
import { colunasDeTitulos } from './exportacao.ts';
import { mudarVencimento } from '#domains/financeiro/titulos/ficha/server/mudar-vencimento.ts';
import { consultarValorDevido, consultarValoresDevidos, obterTitulo } from '#domains/financeiro/titulos/ficha/server/obter-titulo.ts';
import { mudarPortal } from '#domains/financeiro/titulos/ficha/server/portal.ts';
import { listaDeTitulos, listarTitulos, type TituloListado } from './queries.ts';
import { receberTitulo } from '#domains/financeiro/titulos/baixas/server/receber-titulo.ts';
import { obterRecibo } from '#domains/financeiro/titulos/recibos/server/recibo.ts';
import { reciboEmPdf } from '#domains/financeiro/titulos/recibos/server/recibo-pdf.ts';
import { rotasDaConta } from '#domains/financeiro/titulos/acordos/server/routes.ts';

const fusoDe = (servicos: Servicos): string => servicos.config.tzEscola;
const hoje = (servicos: Servicos): Promise<string> => hojeNaEscola(servicos.db, fusoDe(servicos));

export const titulos: Sala = {
  nome: 'financeiro/titulos',
  api: { ...api, ...acordosApi, ...contaApi },
  rotas: [
    ...rotasDaConta,
    leitura(api.listarTitulos, async ({ db, servicos }, { query }) =>
      listarTitulos(db, query.filtros, query.paginacao, await hoje(servicos)),
    ),
    leitura(api.exportarTitulos, async ({ pedido, servicos }, { query: q }) => {
      const linhas = percorrer<TituloListado, typeof q.paginacao.campoOrdenado>(
        servicos.dbRelatorios,
        listaDeTitulos(q.filtros, await hoje(servicos), { inteira: true }),
        q.paginacao,
      );
      return exportar('contas-a-receber', q.formato, colunasDeTitulos(pedido.idioma), linhas);
    }),
    leitura(api.valoresDevidos, async ({ db, pedido, servicos }, { query }) =>
      consultarValoresDevidos(db, query.ids, query.em ?? (await hoje(servicos)), pedido.idioma),
    ),
    leitura(api.obterTitulo, async ({ db, pedido, servicos }, { params }) =>
      obterTitulo(db, params.id, await hoje(servicos), pedido.idioma),
    ),
    leitura(api.historicoDoTitulo, async ({ db, pedido, servicos }, { params }) => {
      await obterTitulo(db, params.id, await hoje(servicos), pedido.idioma);
      return { itens: await historicoDe(db, 'titulo', params.id) };
    }),
    leitura(api.valorDevido, async ({ db, pedido, servicos }, { params, query }) =>
      consultarValorDevido(db, params.id, query.em ?? (await hoje(servicos)), pedido.idioma),
    ),
    escrita(api.criarTitulo, (ato, { body }) => criarTituloManual(ato, body)),
    escrita(api.baixarTitulo, (contexto, { params, body }) => receberTitulo(contexto, params.id, body)),
    escrita(api.baixarTitulos, (ato, { body: { excedenteComoCredito = false, ...body } }) =>
      baixarTitulos(ato, { ...body, excedenteComoCredito }),
    ),
    escrita(api.baixarEmLote, (ato, { body }) => baixarEmLote(ato, body)),
    escrita(api.estornarBaixa, (ato, { params, body }) => estornarBaixa(ato, { baixaId: params.id, ...body })),
    escrita(api.cancelarTitulo, (ato, { params, body }) => cancelarTitulo(ato, { ...params, ...body })),
    escrita(api.mudarVencimento, (ato, { params, body }) =>
      mudarVencimento(ato, { ...params, ...body }, () => exigir(ato.quem, 'dispensar-encargos:criar', ato.pedido.idioma)),
    ),
    escrita(api.liberarNoPortal, (ato, { params }) => mudarPortal(ato, { ids: [params.id], portal: 'liberado' })),
    escrita(api.bloquearNoPortal, (ato, { params }) => mudarPortal(ato, { ids: [params.id], portal: 'bloqueado' })),
    escrita(api.liberarVariosNoPortal, (ato, { body }) => mudarPortal(ato, { ...body, portal: 'liberado' })),
    escrita(api.bloquearVariosNoPortal, (ato, { body }) => mudarPortal(ato, { ...body, portal: 'bloqueado' })),
    leitura(api.obterRecibo, ({ db }, { params }) => obterRecibo(db, params.id)),
    leitura(api.reciboEmPdf, ({ db, servicos }, { params }) => reciboEmPdf(db, params.id, fusoDe(servicos))),
  ],
};
