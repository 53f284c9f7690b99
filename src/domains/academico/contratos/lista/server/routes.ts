import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { contratosApi as api } from '../api.ts';
import { contratosDaTurma } from '#domains/academico/contratos/aditivos/turma/server/aditivo-da-turma.ts';
import { contratosEmPdf } from '#domains/academico/contratos/papel/server/contrato-pdf.ts';
import { exigirMatriculaVisivel, exigirVisivel } from '#domains/academico/contratos/server/escopo.ts';
import { colunasDaPlanilha } from './planilha.ts';
import { listMatriculasSemContrato, opcoesDeContrato } from '#domains/academico/contratos/rascunho/server/opcoes.ts';
import { preverParcelas } from '#domains/academico/contratos/linhas/server/prever-parcelas.ts';
import { obterContrato } from '#domains/academico/contratos/ficha/server/queries.ts';
import { contarPorSituacao, listContratos, percorrerContratos } from './queries-lista.ts';
import { rotasDeSituacoes } from '#domains/academico/contratos/ciclo/server/routes.ts';
import { criarContrato, editarContrato } from '#domains/academico/contratos/rascunho/server/salvar-contrato.ts';

export const contratos: Sala = {
  nome: 'contratos',
  api,
  rotas: [
    leitura(api.listarContratos, ({ db, quem }, { query }) => listContratos(db, query, quem)),
    leitura(api.exportarContratos, async ({ servicos, pedido, quem }, { query: { Formato, ...filtros } }) => {
      const linhas = percorrerContratos(servicos.dbRelatorios, filtros, quem);
      return exportar('contratos', Formato, colunasDaPlanilha(pedido.idioma), linhas);
    }),
    leitura(api.contarContratosPorSituacao, ({ db, quem }, { query }) => contarPorSituacao(db, query, quem)),
    leitura(api.obterContrato, async ({ db, quem }, { params }) => {
      await exigirVisivel(db, quem, [params.id]);
      return obterContrato(db, params.id);
    }),
    leitura(api.obterHistoricoContrato, async ({ db, quem }, { params }) => {
      await exigirVisivel(db, quem, [params.id]);
      await obterContrato(db, params.id);
      return historicoDe(db, 'contrato', params.id);
    }),
    leitura(api.matriculasSemContrato, ({ db, quem }, { query }) => listMatriculasSemContrato(db, query, quem)),
    leitura(api.opcoesDeContrato, async ({ db, quem }, { query }) => {
      await exigirMatriculaVisivel(db, quem, query.MatriculaId);
      return opcoesDeContrato(db, query.MatriculaId);
    }),
    leitura(api.preverParcelas, async ({ db, quem }, { body }) => {
      if (body.matriculaId !== null) await exigirMatriculaVisivel(db, quem, body.matriculaId);
      return preverParcelas(db, body);
    }),
    escrita(api.criarContrato, async (ato, { body }) => {
      await exigirMatriculaVisivel(ato.tx, ato.quem, body.matriculaId);
      return criarContrato(ato, body);
    }),
    escrita(api.editarContrato, async (ato, { body }) => {
      await exigirVisivel(ato.tx, ato.quem, [body.id]);
      return editarContrato(ato, body);
    }),
    leitura(api.contratoEmPdf, async ({ db, quem, servicos }, { params }) => {
      await exigirVisivel(db, quem, [params.id]);
      return contratosEmPdf(db, { ids: [params.id] }, servicos.config);
    }),
    leitura(api.contratosEmPdf, async ({ db, quem, servicos }, { query: { TurmaId, Ids = [] } }) => {
      await exigirVisivel(db, quem, TurmaId ? await contratosDaTurma(db, TurmaId) : Ids);
      return contratosEmPdf(db, TurmaId ? { turmaId: TurmaId } : { ids: Ids }, servicos.config);
    }),
    ...rotasDeSituacoes,
  ],
};
