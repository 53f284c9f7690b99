import { hojeNaEscola } from '#platform/server/clock.ts';
import { exigir } from '#platform/server/http/autorizacao.ts';
import { escrita, leitura, type Rota } from '#platform/server/http/rota.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { percorrer } from '#platform/server/listas/listas.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { acordosApi } from '../api.ts';
import { contaApi } from '#domains/financeiro/titulos/creditos/api.ts';
import { type AcordoListado, colunasDeAcordos, listaDeAcordos, listarAcordos, obterAcordo, preverQuebra } from './queries.ts';
import { lerRegrasDeAcordo, salvarRegrasDeAcordo } from './regras.ts';
import { termoDoAcordo } from './termo.ts';
import { classificarDeducao } from '#domains/financeiro/titulos/ficha/server/classificar-deducao.ts';
import { creditosDoPagador } from '#domains/financeiro/titulos/creditos/server/creditos.ts';
import { desfazerAcordo } from './desfazer-acordo.ts';
import { desfazerDevolucao } from '#domains/financeiro/titulos/creditos/server/desfazer-devolucao.ts';
import { dispensarEncargos, revogarDispensa } from '#domains/financeiro/titulos/dispensas/server/dispensar-encargos.ts';
import { obterExtrato } from '#domains/financeiro/titulos/extrato/server/extrato.ts';
import { extratoEmPdf } from '#domains/financeiro/titulos/extrato/server/extrato-pdf.ts';
import { quebrarAcordo } from './quebrar-acordo.ts';
import { renegociar } from '../novo/server/renegociar.ts';
import { simular } from '../novo/server/simular.ts';
import { devolverCredito, estornarCredito, usarCredito } from '#domains/financeiro/titulos/baixas/server/usar-credito.ts';

const fusoDe = (servicos: Servicos): string => servicos.config.tzEscola;
const hoje = (servicos: Servicos): Promise<string> => hojeNaEscola(servicos.db, fusoDe(servicos));

/** Agreements, waivers, credit and statements. */
export const rotasDaConta: Rota[] = [
  leitura(acordosApi.listarAcordos, async ({ db, servicos }, { query }) =>
    listarAcordos(db, query.filtros, query.paginacao, await hoje(servicos)),
  ),
  leitura(acordosApi.exportarAcordos, async ({ pedido, servicos }, { query: q }) => {
    const lista = listaDeAcordos(q.filtros, await hoje(servicos));
    const linhas = percorrer<AcordoListado, typeof q.paginacao.campoOrdenado>(servicos.dbRelatorios, lista, q.paginacao);
    return exportar('acordos', q.formato, colunasDeAcordos(pedido.idioma), linhas);
  }),
  leitura(acordosApi.regrasDeAcordo, ({ db }) => lerRegrasDeAcordo(db)),
  escrita(acordosApi.salvarRegrasDeAcordo, (ato, { body }) => salvarRegrasDeAcordo(ato, body)),
  leitura(acordosApi.obterAcordo, async ({ db, servicos }, { params }) => obterAcordo(db, params.id, await hoje(servicos))),
  leitura(acordosApi.termoDoAcordo, async ({ db, servicos }, { params }) => termoDoAcordo(db, params.id, await hoje(servicos))),
  leitura(acordosApi.simularAcordo, async ({ db, servicos }, { body }) => simular(db, body, await hoje(servicos))),
  escrita(acordosApi.renegociar, (ato, { body }) => {
    if (body.motivoDispensa !== null) exigir(ato.quem, 'dispensar-encargos:criar', ato.pedido.idioma);
    if (body.entradaPaga) exigir(ato.quem, 'baixar-titulo:criar', ato.pedido.idioma);
    return renegociar(ato, body);
  }),
  escrita(acordosApi.desfazerAcordo, (ato, { params, body }) => desfazerAcordo(ato, { ...params, ...body })),
  leitura(acordosApi.previaDaQuebra, async ({ db, servicos }, { params }) => preverQuebra(db, params.id, await hoje(servicos))),
  escrita(acordosApi.quebrarAcordo, (ato, { params, body }) => quebrarAcordo(ato, { ...params, ...body })),
  escrita(acordosApi.dispensarEncargos, (ato, { params, body }) => dispensarEncargos(ato, { tituloId: params.id, ...body })),
  escrita(acordosApi.revogarDispensa, (ato, { params }) => revogarDispensa(ato, params.id)),
  leitura(contaApi.obterExtrato, async ({ db, servicos }, { query }) => obterExtrato(db, query, await hoje(servicos), fusoDe(servicos))),
  leitura(contaApi.extratoEmPdf, async ({ db, servicos }, { query }) => extratoEmPdf(db, query, await hoje(servicos), fusoDe(servicos))),
  escrita(contaApi.classificarDeducao, (ato, { params, body }) => classificarDeducao(ato, { ...params, ...body })),
  leitura(contaApi.creditosDoPagador, ({ db }, { params }) => creditosDoPagador(db, params.id)),
  escrita(contaApi.usarCredito, (ato, { params, body }) => usarCredito(ato, { creditoId: params.id, ...body })),
  escrita(contaApi.devolverCredito, (ato, { params, body }) => devolverCredito(ato, { creditoId: params.id, ...body })),
  escrita(contaApi.desfazerDevolucao, (ato, { params, body }) => desfazerDevolucao(ato, { usoId: params.id, ...body })),
  escrita(contaApi.estornarCredito, (ato, { params, body }) => estornarCredito(ato, { creditoId: params.id, ...body })),
];
