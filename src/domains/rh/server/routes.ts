import { listDocentes } from './docentes.ts';
import { anexarAoProtocolo, baixarAnexo, prepararAnexo } from '../protocolos/server/anexo.ts';
import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { escrita, escritaPreparada, leitura, type Sala } from '#platform/server/http/rota.ts';
import { rhApi as api } from '../api.ts';
import { exportarFuncionarios, lerFuncionario, listFuncionarios, opcoesDeFuncionario, paraLeitor } from './consultas-funcionarios.ts';
import { camposParaProtocolo, exportarProtocolos, listProtocolos, obterProtocolo } from '../protocolos/server/consultas-protocolos.ts';
import { criarProtocolo } from '../protocolos/server/criar-protocolo.ts';
import { cancelarProtocolo, decidirProtocolo } from '../protocolos/server/decidir-protocolo.ts';
import { criarFuncionario, editarFuncionario, excluirFuncionario } from './salvar-funcionario.ts';

export const rotas = [
  leitura(api.listDocentes, (contexto, { query }) => listDocentes(contexto, query)),
  leitura(api.listFuncionarios, (contexto, { query }) => listFuncionarios(contexto, query)),
  leitura(api.exportarFuncionarios, async (contexto, { query }) => exportarFuncionarios(contexto, query)),
  leitura(api.opcoesDeFuncionario, ({ db }) => opcoesDeFuncionario(db)),
  leitura(api.obterFuncionario, async ({ db, quem, servicos }, { params }) =>
    paraLeitor(quem, await lerFuncionario(db, servicos.cifra, params.id, servicos.config.tzEscola)),
  ),
  escrita(api.criarFuncionario, criarFuncionario),
  escrita(api.editarFuncionario, editarFuncionario),
  escrita(api.excluirFuncionario, excluirFuncionario),
  leitura(api.historicoDoFuncionario, async ({ db, servicos }, { params }) => {
    await lerFuncionario(db, servicos.cifra, params.id, servicos.config.tzEscola);
    return { itens: await historicoDe(db, 'funcionario', params.id) };
  }),

  leitura(api.listProtocolos, ({ db }, { query }) => listProtocolos(db, query)),
  leitura(api.exportarProtocolos, async (contexto, { query }) => exportarProtocolos(contexto, query)),
  leitura(api.camposParaProtocolo, (contexto, { params }) => camposParaProtocolo(contexto, params.pessoaId)),
  leitura(api.obterProtocolo, ({ db, quem }, { params }) => obterProtocolo(db, quem, params.id)),
  escrita(api.criarProtocolo, criarProtocolo),
  escritaPreparada(api.anexarAoProtocolo, (_contexto, { upload }) => prepararAnexo(upload), anexarAoProtocolo),
  leitura(api.baixarAnexo, (contexto, { params, query }) => baixarAnexo(contexto, params.id, query.ArquivoId)),
  escrita(api.decidirProtocolo, decidirProtocolo),
  escrita(api.cancelarProtocolo, cancelarProtocolo),
  leitura(api.historicoDoProtocolo, async ({ db, quem }, { params }) => {
    await obterProtocolo(db, quem, params.id);
    return { itens: await historicoDe(db, 'protocolo', params.id) };
  }),
];

/** The room as the portal registers it. */
export const rh: Sala = { nome: 'rh', api, rotas };
