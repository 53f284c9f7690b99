import { hojeNaEscola } from '#platform/server/clock.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { lerArquivo } from '#platform/server/arquivos/files.ts';
import { exigir } from '#platform/server/http/autorizacao.ts';
import { acao, escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { percorrer } from '#platform/server/listas/listas.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { boletosApi as api } from '../api.ts';
import { toFiltros } from '../lista/api.ts';
import { errosBoletos } from '../erros.ts';
import { maximoDeBoletos } from '../esquemas.ts';
import { aplicarRetorno } from '../retornos/arquivos/server/aplicar-retorno.ts';
import { listContasCobranca, salvarContaCobranca } from '../contas/server/contas-cobranca.ts';
import { emitirBoletos, preverEmissao } from '../emissao/server/emitir.ts';
import { baixarExcecao, creditarExcecao, ignorarExcecao, reabrirExcecao, tentarExcecao } from '../retornos/excecoes/server/excecoes.ts';
import { obterImpressao, pdfDeBoletos, TAREFA_IMPRESSAO } from '../impressao/server/imprimir.ts';
import { lerArquivoDeRetorno } from '../retornos/arquivos/server/ler-retorno.ts';
import { preverLote, tratarExcecoes } from '../retornos/excecoes/server/lote-de-excecoes.ts';
import { obterBoleto } from '../lista/server/obter-boleto.ts';
import { obterExcecao } from '../retornos/excecoes/server/obter-excecao.ts';
import { pedirBaixas } from '../lista/server/pedir-baixas.ts';
import { type BoletoListado, colunasDaPlanilha, idsDeBoletos, listaDeBoletos, listBoletos } from '../lista/server/queries.ts';
import { gerarRemessa, preverRemessa } from '../remessas/server/remessas.ts';
import {
  arquivoDaRemessa,
  colunasDasExcecoes,
  descartarRetorno,
  type LinhaListada,
  listaDeExcecoes,
  listExcecoes,
  listLinhas,
  listRemessas,
  listRetornos,
  obterRetorno,
} from '../retornos/server/queries.ts';
import { segundaVia } from '../segunda-via/server/segunda-via.ts';
import { listTitulosSemBoleto } from '../emissao/server/titulos-sem-boleto.ts';

const fusoDe = (servicos: Servicos): string => servicos.config.tzEscola;
type Escolha = { filtro?: Parameters<typeof toFiltros>[0] | undefined };
const comFiltro = <E extends Escolha>({ filtro, ...resto }: E) => ({ ...resto, ...(filtro ? { filtro: toFiltros(filtro) } : {}) });

export const boletos: Sala = {
  nome: 'financeiro/boletos',
  api,
  rotas: [
    leitura(api.listarContasCobranca, ({ db }) => listContasCobranca(db)),
    escrita(api.salvarContaCobranca, (ato, { params, body }) => salvarContaCobranca(ato, params.id, body)),
    leitura(api.listarTitulosSemBoleto, async ({ db, servicos }, { query }) =>
      listTitulosSemBoleto(db, query.filtros, query.paginacao, await hojeNaEscola(db, fusoDe(servicos))),
    ),
    leitura(api.preverEmissao, ({ db, servicos, pedido }, { body }) => preverEmissao(db, comFiltro(body), fusoDe(servicos), pedido.idioma)),
    escrita(api.emitirBoletos, (ato, { body }) => emitirBoletos(ato, comFiltro(body))),
    leitura(api.listarBoletos, ({ db }, { query }) => listBoletos(db, query.filtros, query.paginacao)),
    leitura(api.exportarBoletos, async ({ servicos, pedido }, { query: q }) =>
      exportar(
        'boletos',
        q.formato,
        colunasDaPlanilha(pedido.idioma),
        percorrer<BoletoListado, typeof q.paginacao.campoOrdenado>(servicos.dbRelatorios, listaDeBoletos(q.filtros), q.paginacao),
      ),
    ),
    leitura(api.segundaVia, async ({ db, servicos }, { params, query }) =>
      segundaVia(db, params.id, query.em, await hojeNaEscola(db, fusoDe(servicos))),
    ),
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
    escrita(api.pedirBaixas, (ato, { body }) => pedirBaixas(ato, body)),
    leitura(api.obterBoleto, async ({ db, servicos, pedido }, { params }) =>
      obterBoleto(db, params.id, await hojeNaEscola(db, fusoDe(servicos)), pedido.idioma),
    ),
    leitura(api.preverRemessa, ({ db }, { query }) => preverRemessa(db, query.contaBancariaId)),
    escrita(api.gerarRemessa, (ato, { body }) => gerarRemessa(ato, body)),
    leitura(api.listarRemessas, ({ db }, { query }) => listRemessas(db, query.paginacao, query.contaBancariaId)),
    leitura(api.baixarRemessa, async ({ db }, { params }) => ({
      ...(await lerArquivo(db, await arquivoDaRemessa(db, params.id))),
      abrir: false,
    })),
    acao(api.lerRetorno, async (contexto, { query, upload }) => {
      if (!upload) throw new Error('the upload was read before');
      const { db } = contexto;
      const lido = await transacao(db, (tx) =>
        lerArquivoDeRetorno({ ...contexto, tx }, { upload, contaBancariaId: query.contaBancariaId }),
      );
      return obterRetorno(db, lido.id, lido.jaExistia);
    }),
    escrita(api.aplicarRetorno, (ato, { params }) => aplicarRetorno(ato, ato.servicos, params.id)),
    escrita(api.descartarRetorno, (ato, { params }) => descartarRetorno(ato, params.id)),
    leitura(api.listarRetornos, ({ db }, { query }) => listRetornos(db, query.paginacao, query.contaBancariaId)),
    leitura(api.obterRetorno, ({ db }, { params }) => obterRetorno(db, params.id)),
    leitura(api.listarLinhasDeRetorno, ({ db, pedido }, { params, query }) => listLinhas(db, params.id, query, pedido.idioma)),
    leitura(api.listarExcecoes, ({ db, pedido }, { query }) => listExcecoes(db, query, pedido.idioma)),
    leitura(api.obterExcecao, ({ db, pedido }, { params }) => obterExcecao(db, params.id, pedido.idioma)),
    leitura(api.exportarExcecoes, async ({ servicos, pedido }, { query: q }) =>
      exportar(
        'excecoes',
        q.formato,
        colunasDasExcecoes(pedido.idioma),
        percorrer<LinhaListada, typeof q.paginacao.campoOrdenado>(servicos.dbRelatorios, listaDeExcecoes(q.filtros), q.paginacao),
      ),
    ),
    leitura(api.preverLoteDeExcecoes, (contexto, { body }) => transacao(contexto.db, (tx) => preverLote({ ...contexto, tx }, body))),
    escrita(api.tratarExcecoes, (ato, { body }) => tratarExcecoes(ato, body)),
    escrita(api.baixarExcecao, (ato, { params, body }) =>
      baixarExcecao(ato, params.id, body, () => exigir(ato.quem, 'dispensar-encargos:criar', ato.pedido.idioma)),
    ),
    escrita(api.creditarExcecao, (ato, { params, body }) => creditarExcecao(ato, params.id, body)),
    escrita(api.ignorarExcecao, (ato, { params, body }) => ignorarExcecao(ato, params.id, body.motivo)),
    escrita(api.reabrirExcecao, (ato, { params }) => reabrirExcecao(ato, params.id)),
    escrita(api.tentarExcecao, (ato, { params }) => tentarExcecao(ato, params.id)),
  ],
};
