import { acao, escrita, escritaPreparada, leitura, pesada, type Sala } from '#platform/server/http/rota.ts';
import { lerPlanilha } from '#platform/server/planilhas/ler-planilha.ts';
import { modelo } from '#platform/server/registros/importar.ts';
import { limitesDaMudanca, planilhasDaMudancaApi as api } from '../api.ts';
import { camposPorTipo } from '#domains/mudanca/campos/por-tipo.ts';
import { carregarDaPlanilha } from './carga.ts';
import { desfazerPlanilha } from './desfazimento.ts';
import { ensaiarPlanilha } from './ensaiar.ts';
import { planilhaDeProblemas } from './planilha-de-problemas.ts';
import { abrirPlanilha, excluirPlanilha, guardarColunas } from './guardar.ts';
import { listarPlanilhas, obterPlanilha } from './queries.ts';
import { tiposDePlanilha } from './tipos.ts';

/** mudanca/planilhas, as the portal registers it. */
export const planilhasDaMudanca: Sala = {
  nome: 'mudanca/planilhas',
  api,
  rotas: [
    leitura(api.modelo, ({ pedido }, { query }) =>
      Promise.resolve(
        modelo({ arquivo: tiposDePlanilha[query.Tipo].arquivo, campos: camposPorTipo[query.Tipo].campos }, query.Formato, pedido.idioma),
      ),
    ),
    leitura(api.listar, ({ db }) => listarPlanilhas(db)),
    escritaPreparada(
      api.enviar,
      (_contexto, { upload }) => lerPlanilha(upload?.conteudo ?? Buffer.alloc(0), limitesDaMudanca),
      async (ato, { query, upload }, planilha) => {
        const id = await abrirPlanilha(ato, { tipo: query.Tipo, arquivo: upload?.fileName ?? '', ...planilha });
        return obterPlanilha(ato.tx, id, ato);
      },
    ),
    leitura(api.obter, (contexto, { params }) => obterPlanilha(contexto.db, params.id, contexto)),
    escrita(api.guardar, async (ato, { params, body }) => {
      await guardarColunas(ato, { ...params, ...body });
      return obterPlanilha(ato.tx, params.id, ato);
    }),
    pesada(
      acao(api.ensaiar, async (contexto, { params }) => {
        await ensaiarPlanilha(contexto, params.id);
        return obterPlanilha(contexto.servicos.db, params.id, contexto);
      }),
    ),
    leitura(api.problemas, (contexto, { params, query }) => planilhaDeProblemas(contexto, { id: params.id, formato: query.Formato })),
    escrita(api.carregar, (ato, { params }) => carregarDaPlanilha(ato, params.id)),
    escrita(api.desfazer, (ato, { params }) => desfazerPlanilha(ato, params.id)),
    escrita(api.excluir, (ato, { params }) => excluirPlanilha(ato, params.id)),
  ],
};
