import { importacaoApi as api } from '../api.ts';
import { escrita, escritaPreparada, leitura, type Sala } from '#platform/server/http/rota.ts';
import {
  abrirImportacao,
  conferirImportacao,
  desfazerImportacao,
  executarImportacao,
  guardarEscolha,
  lerEnviada,
  listarImportacoes,
  modeloDaImportacao,
  obterImportacao,
} from './importacoes.ts';

/** pessoas/importacao, as the portal registers it. */
export const importacaoDePessoas: Sala = {
  nome: 'pessoas/importacao',
  api,
  rotas: [
    leitura(api.modeloDaImportacao, async ({ pedido }, { query }) => modeloDaImportacao(query.Formato, pedido.idioma)),
    leitura(api.listarImportacoes, ({ db, quem }) => listarImportacoes(db, quem)),
    escritaPreparada(
      api.enviarPlanilha,
      (_contexto, { upload }) => lerEnviada(upload?.conteudo),
      (ato, { upload }, planilha) => abrirImportacao(ato, { arquivo: upload?.fileName ?? '', ...planilha }),
    ),
    leitura(api.obterImportacao, ({ db, quem }, { params }) => obterImportacao(db, quem, params.id)),
    escrita(api.guardarEscolha, (ato, { params, body }) => guardarEscolha(ato, { ...params, ...body })),
    leitura(api.conferirImportacao, (contexto, entrada) => conferirImportacao(contexto, entrada)),
    escrita(api.executarImportacao, (ato, { params, body }) => executarImportacao(ato, { ...params, ...body })),
    escrita(api.desfazerImportacao, (contexto, { params }) => desfazerImportacao(contexto, params.id)),
  ],
};
