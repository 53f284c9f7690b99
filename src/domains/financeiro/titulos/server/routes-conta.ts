import { hojeNaEscola } from '#platform/server/clock.ts';
import { exigir } from '#platform/server/http/autorizacao.ts';
import { escrita, leitura, type Rota } from '#platform/server/http/rota.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { percorrer } from '#platform/server/listas.ts';
import { exportar } from '#platform/server/planilha.ts';
import { acordosApi } from '../api-acordo.ts';
import { contaApi } from '../api-conta.ts';
import { type AcordoListado, colunasDeAcordos, listaDeAcordos, listarAcordos, obterAcordo, preverQuebra } from './acordo-queries.ts';
import { lerRegrasDeAcordo, salvarRegrasDeAcordo } from './acordo-regras.ts';
import { termoDoAcordo } from './acordo-termo.ts';
import { classificarDeducao } from './classificar-deducao.ts';
import { creditosDoPagador } from './creditos.ts';
import { desfazerAcordo } from './desfazer-acordo.ts';
import { desfazerDevolucao } from './desfazer-devolucao.ts';
import { dispensarEncargos, revogarDispensa } from './dispensar-encargos.ts';
import { obterExtrato } from './extrato.ts';
import { extratoEmPdf } from './extrato-pdf.ts';
import { quebrarAcordo } from './quebrar-acordo.ts';
import { renegociar } from './renegociar.ts';
import { simular } from './simular.ts';
import { devolverCredito, estornarCredito, usarCredito } from './usar-credito.ts';

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
  escrita(acordosApi.salvarRegrasDeAcordo, ({ tx, quem }, { body }) => salvarRegrasDeAcordo(tx, quem, body)),
  leitura(acordosApi.obterAcordo, async ({ db, servicos }, { params }) => obterAcordo(db, params.id, await hoje(servicos))),
  leitura(acordosApi.termoDoAcordo, async ({ db, servicos }, { params }) => termoDoAcordo(db, params.id, await hoje(servicos))),
  leitura(acordosApi.simularAcordo, async ({ db, servicos }, { body }) => simular(db, body, await hoje(servicos))),
  escrita(acordosApi.renegociar, ({ tx, quem, pedido, servicos }, { body }) => {
    if (body.motivoDispensa !== null) exigir(quem, 'dispensar-encargos:criar', pedido.idioma);
    if (body.entradaPaga) exigir(quem, 'baixar-titulo:criar', pedido.idioma);
    return renegociar(tx, quem, body, fusoDe(servicos));
  }),
  escrita(acordosApi.desfazerAcordo, ({ tx, quem, servicos }, { params, body }) =>
    desfazerAcordo(tx, quem, { ...params, ...body }, fusoDe(servicos)),
  ),
  leitura(acordosApi.previaDaQuebra, async ({ db, servicos }, { params }) => preverQuebra(db, params.id, await hoje(servicos))),
  escrita(acordosApi.quebrarAcordo, ({ tx, quem, servicos }, { params, body }) =>
    quebrarAcordo(tx, quem, { ...params, ...body }, fusoDe(servicos)),
  ),
  escrita(acordosApi.dispensarEncargos, ({ tx, quem, servicos }, { params, body }) =>
    dispensarEncargos(tx, quem, { tituloId: params.id, ...body }, fusoDe(servicos)),
  ),
  escrita(acordosApi.revogarDispensa, ({ tx, quem }, { params }) => revogarDispensa(tx, quem, params.id)),
  leitura(contaApi.obterExtrato, async ({ db, servicos }, { query }) => obterExtrato(db, query, await hoje(servicos), fusoDe(servicos))),
  leitura(contaApi.extratoEmPdf, async ({ db, servicos }, { query }) => extratoEmPdf(db, query, await hoje(servicos), fusoDe(servicos))),
  escrita(contaApi.classificarDeducao, ({ tx, quem }, { params, body }) => classificarDeducao(tx, quem, { ...params, ...body })),
  leitura(contaApi.creditosDoPagador, ({ db }, { params }) => creditosDoPagador(db, params.id)),
  escrita(contaApi.usarCredito, ({ tx, quem, servicos }, { params, body }) =>
    usarCredito(tx, quem, { creditoId: params.id, ...body }, fusoDe(servicos)),
  ),
  escrita(contaApi.devolverCredito, ({ tx, quem, servicos }, { params, body }) =>
    devolverCredito(tx, quem, { creditoId: params.id, ...body }, fusoDe(servicos)),
  ),
  escrita(contaApi.desfazerDevolucao, ({ tx, quem, servicos }, { params, body }) =>
    desfazerDevolucao(tx, quem, { usoId: params.id, ...body }, fusoDe(servicos)),
  ),
  escrita(contaApi.estornarCredito, ({ tx, quem, servicos }, { params, body }) =>
    estornarCredito(tx, quem, { creditoId: params.id, ...body }, fusoDe(servicos)),
  ),
];
