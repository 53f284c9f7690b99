import { historicoDe } from '#platform/server/audit.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { percorrer } from '#platform/server/listas.ts';
import { exportar } from '#platform/server/planilha.ts';
import { toPaginacao } from '#shared/paginacao.ts';
import { contratosApi as api } from '../api.ts';
import { ativarContrato } from './ativar-contratos.ts';
import { cancelarContrato } from './cancelar-contrato.ts';
import { colunasDaPlanilha } from './planilha.ts';
import { listMatriculasSemContrato, opcoesDeContrato } from './opcoes.ts';
import { preverParcelas } from './prever-parcelas.ts';
import { contarPorSituacao, type ItemContrato, listaDeContratos, listContratos, obterContrato } from './queries.ts';
import { criarContrato, editarContrato } from './salvar-contrato.ts';
import { TAREFA_ATIVACAO } from './tarefa-ativacao.ts';

export const contratos: Sala = {
  nome: 'contratos',
  api,
  rotas: [
    leitura(api.listarContratos, ({ db }, { query }) => listContratos(db, query)),
    leitura(api.exportarContratos, async ({ servicos, pedido }, { query: { Formato, ...filtros } }) => {
      const linhas = percorrer<ItemContrato, typeof filtros.CampoOrdenado>(
        servicos.dbRelatorios,
        listaDeContratos(filtros),
        toPaginacao(filtros),
      );
      return exportar('contratos', Formato, colunasDaPlanilha(pedido.idioma), linhas);
    }),
    leitura(api.contarContratosPorSituacao, ({ db }, { query }) => contarPorSituacao(db, query.AnoLetivoId)),
    leitura(api.obterContrato, ({ db }, { params }) => obterContrato(db, params.id)),
    leitura(api.obterHistoricoContrato, ({ db }, { params }) => historicoDe(db, 'contrato', params.id)),
    leitura(api.matriculasSemContrato, ({ db }, { query }) => listMatriculasSemContrato(db, query)),
    leitura(api.opcoesDeContrato, ({ db }, { query }) => opcoesDeContrato(db, query.MatriculaId)),
    leitura(api.preverParcelas, ({ db }, { body }) => preverParcelas(db, body)),
    escrita(api.criarContrato, ({ tx, quem }, { body }) => criarContrato(tx, quem, body)),
    escrita(api.editarContrato, ({ tx, quem }, { body }) => editarContrato(tx, quem, body)),
    escrita(api.ativarContrato, async ({ tx, quem, servicos }, { params, body }) => {
      const ativado = await ativarContrato(tx, quem, { id: params.id, versao: body.versao }, servicos.config.tzEscola);
      return { ...ativado, situacao: 'ativo' as const };
    }),
    escrita(api.ativarContratos, async ({ tx, quem, servicos }, { body }) => {
      const ids = [...new Set(body.ids)];
      const tarefaId = await servicos.tarefas.criar(tx, {
        tipo: TAREFA_ATIVACAO,
        usuarioId: quem.usuarioId,
        total: ids.length,
        entrada: { ids },
      });
      return { tarefaId, total: ids.length };
    }),
    escrita(api.cancelarContrato, ({ tx, quem, servicos }, { params, body }) =>
      cancelarContrato(tx, quem, { id: params.id, ...body }, servicos.config.tzEscola),
    ),
  ],
};
