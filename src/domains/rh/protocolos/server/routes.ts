import { registrarCpfNasMudancas } from '#domains/pessoas/server/door.ts';
import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { acao, escrita, escritaPreparada, leitura, type Sala } from '#platform/server/http/rota.ts';
import { protocolosApi } from '../api.ts';
import { anexarAoProtocolo, baixarAnexo } from './anexo.ts';
import { prepararAnexo } from '#platform/server/arquivos/anexo.ts';
import { camposParaProtocolo, exportarProtocolos, listarProtocolos, obterProtocolo, verProtocolo } from './queries.ts';
import { obterFichaDoProtocolo } from './ficha-do-protocolo.ts';
import { criarProtocolo } from './criar-protocolo.ts';
import { cancelarProtocolo, decidirProtocolo } from './decidir-protocolo.ts';

/** The room as the portal registers it. */
export const protocolos: Sala = {
  nome: 'rh/protocolos',
  api: protocolosApi,
  rotas: [
    leitura(protocolosApi.listarProtocolos, ({ db }, { query }) => listarProtocolos(db, query)),
    leitura(protocolosApi.exportarProtocolos, async (contexto, { query }) => exportarProtocolos(contexto, query)),
    // Reads that leave their trace: who saw a whole CPF.
    acao(protocolosApi.camposParaProtocolo, (contexto, { params }) => camposParaProtocolo(contexto, params.pessoaId)),
    acao(protocolosApi.obterProtocolo, (contexto, { params }) => verProtocolo(contexto, params.id)),
    escrita(protocolosApi.criarProtocolo, (ato, { body }) => criarProtocolo(ato, body)),
    escritaPreparada(
      protocolosApi.anexarAoProtocolo,
      (_contexto, { upload }) => prepararAnexo(upload),
      (ato, { params }, anexo) => anexarAoProtocolo(ato, { ...params, ...anexo }),
    ),
    leitura(protocolosApi.baixarAnexo, (contexto, { params, query }) => baixarAnexo(contexto, params.id, query.ArquivoId)),
    acao(protocolosApi.obterFichaDoProtocolo, (contexto, { params, query }) =>
      obterFichaDoProtocolo(contexto, { id: params.id, motivo: query.Motivo }),
    ),
    escrita(protocolosApi.decidirProtocolo, (ato, { params, body }) => decidirProtocolo(ato, { ...params, ...body })),
    escrita(protocolosApi.cancelarProtocolo, (ato, { params, body }) => cancelarProtocolo(ato, { ...params, ...body })),
    acao(protocolosApi.historicoDoProtocolo, async ({ db, quem }, { params }) => {
      const { pessoaId } = await obterProtocolo(db, quem, params.id);
      const itens = await historicoDe(db, 'protocolo', params.id);
      await registrarCpfNasMudancas({ db, quem }, pessoaId, itens);
      return { itens };
    }),
  ],
};
