import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { acao, escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { funcionariosApi } from '../api.ts';
import { exportarFuncionarios, obterFuncionario, listarFuncionarios, opcoesDeFuncionario, verFuncionario } from './queries.ts';
import { listarDocentes } from './docentes.ts';
import { excluirFuncionario } from './salvar-funcionario.ts';
import { criarFuncionarioPedido, editarFuncionarioPedido } from './salvar-pedido.ts';

/** The room as the portal registers it. */
export const rh: Sala = {
  nome: 'rh',
  api: funcionariosApi,
  rotas: [
    leitura(funcionariosApi.listarDocentes, (contexto, { query }) => listarDocentes(contexto, query)),
    leitura(funcionariosApi.listarFuncionarios, (contexto, { query }) => listarFuncionarios(contexto, query)),
    leitura(funcionariosApi.exportarFuncionarios, async (contexto, { query }) => exportarFuncionarios(contexto, query)),
    leitura(funcionariosApi.opcoesDeFuncionario, ({ db }) => opcoesDeFuncionario(db)),
    // A read that leaves its trace: who saw where an employee is paid.
    acao(funcionariosApi.obterFuncionario, (contexto, { params }) => verFuncionario(contexto, params.id)),
    escrita(funcionariosApi.criarFuncionario, (ato, { body }) => criarFuncionarioPedido(ato, body)),
    escrita(funcionariosApi.editarFuncionario, (ato, { body }) => editarFuncionarioPedido(ato, body)),
    escrita(funcionariosApi.excluirFuncionario, (ato, { params }) => excluirFuncionario(ato, params)),
    leitura(funcionariosApi.historicoDoFuncionario, async ({ db, hoje, servicos }, { params }) => {
      await obterFuncionario(db, servicos.cifra, params.id, hoje);
      return { itens: await historicoDe(db, 'funcionario', params.id) };
    }),
  ],
};
