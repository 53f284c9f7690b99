import './integridade.ts';
import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { colunasTurmas } from './planilha.ts';
import { listarTurmas, obterTurma, percorrerTurmas } from './queries.ts';
import { mudarSituacaoDaTurma } from './situacao.ts';
import { criarTurma, editarTurma, excluirTurma } from './salvar-turma.ts';
import { turmasApi as api } from '../api.ts';

/** Classes, as the portal registers them. */
export const estruturaTurmas: Sala = {
  nome: 'academico/estrutura/turmas',
  api,
  rotas: [
    leitura(api.listarTurmas, ({ db, quem }, { query }) => listarTurmas(db, quem, query)),
    leitura(api.exportarTurmas, async ({ db, quem, pedido }, { query: { formato, ...consulta } }) =>
      exportar('turmas', formato, colunasTurmas(pedido.idioma), percorrerTurmas(db, quem, consulta)),
    ),
    leitura(api.obterTurma, ({ db, quem }, { params }) => obterTurma(db, params.id, quem)),
    escrita(api.criarTurma, (ato, { body }) => criarTurma(ato, body)),
    escrita(api.editarTurma, (ato, { body }) => editarTurma(ato, body)),
    escrita(api.excluirTurma, (ato, { params }) => excluirTurma(ato, params.id)),
    escrita(api.fecharTurma, (ato, { params, body }) => mudarSituacaoDaTurma(ato, { ...params, ...body, verbo: 'fechar' })),
    escrita(api.reabrirTurma, (ato, { params, body }) => mudarSituacaoDaTurma(ato, { ...params, ...body, verbo: 'reabrir' })),
    leitura(api.historicoTurma, async ({ db, quem }, { params }) => {
      await obterTurma(db, params.id, quem);
      return { itens: await historicoDe(db, 'turma', params.id) };
    }),
  ],
};
