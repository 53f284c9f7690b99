import { acao, escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { percorrer } from '#platform/server/listas/listas.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { notasFiscaisApi as api } from '../api.ts';
import { calcularNota } from './calcular.ts';
import { estornarNotaFiscal } from './estornar.ts';
import { excluirNotaFiscal } from './excluir.ts';
import { gerarNotaFiscal } from './gerar.ts';
import { obterNota } from './obter.ts';
import { colunasDeNotas } from './planilha.ts';
import { type ColunaDeNota, listaDeNotas, listarNotas, type NotaListada } from './queries.ts';
import { criarNotaFiscal, editarNotaFiscal } from './salvar.ts';
import './integridade.ts';

/** suprimentos/notas-fiscais, as the portal registers it. */
export const notasFiscais: Sala = {
  nome: 'suprimentos/notas-fiscais',
  api,
  rotas: [
    leitura(api.listar, ({ db }, { query }) => listarNotas(db, query.filtros, query.paginacao)),
    leitura(api.exportar, async ({ pedido, servicos }, { query: q }) =>
      exportar(
        'notas-fiscais',
        q.formato,
        colunasDeNotas(pedido.idioma),
        percorrer<NotaListada, ColunaDeNota>(servicos.dbRelatorios, listaDeNotas(q.filtros), q.paginacao),
      ),
    ),
    leitura(api.obter, ({ db }, { params }) => obterNota(db, params.id)),
    escrita(api.criar, (ato, { body }) => criarNotaFiscal(ato, body)),
    escrita(api.editar, (ato, { body }) => editarNotaFiscal(ato, body)),
    escrita(api.excluir, (ato, { params }) => excluirNotaFiscal(ato, params)),
    acao(api.calcular, (contexto, { body }) => calcularNota(contexto, body)),
    escrita(api.gerar, (ato, { params, body }) => gerarNotaFiscal(ato, { ...params, ...body })),
    escrita(api.estornar, (ato, { params, body }) => estornarNotaFiscal(ato, { ...params, ...body })),
  ],
};
