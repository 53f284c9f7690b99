import { escrita, escritaPreparada, leitura, type Sala } from '#platform/server/http/rota.ts';
import { rotasDeRegistro } from '#platform/server/registros/rotas.ts';
import { errosComuns } from '#shared/erros.ts';
import { documentoPadraoApi as api, registroDocumentoPadraoApi } from '../api.ts';
import { arquivoDaImagem } from '#platform/server/papel/imagens.ts';
import { guardarImagem, prepararImagem } from './imagens.ts';
import { colunasDoDocumentoPadrao } from './planilha.ts';
import { exemplosDosTermos, preverDocumento } from './previa.ts';
import { listaDeDocumentosPadrao, registroDocumentoPadrao } from './registro.ts';
import { trazerEntregues } from './trazer-entregues.ts';
import { listarVersoes, obterVersao } from './versoes.ts';

/** academico/documentos/padrao, as the portal registers it. */
export const documentosPadrao: Sala = {
  nome: 'academico/documentos/padrao',
  api: { ...api, ...registroDocumentoPadraoApi },
  rotas: [
    // Named paths come before those that take an id.
    leitura(api.exemplosDosTermos, ({ db, quem, hoje }, { query }) => {
      if (query.MatriculaId === undefined) throw errosComuns.NAO_ENCONTRADO();
      return exemplosDosTermos({ db, quem, hoje }, query.MatriculaId);
    }),
    ...rotasDeRegistro(registroDocumentoPadraoApi, {
      registro: registroDocumentoPadrao,
      lista: listaDeDocumentosPadrao,
      arquivo: 'documentos-padrao',
      colunas: colunasDoDocumentoPadrao,
    }),
    leitura(api.preverDocumento, ({ db, quem, hoje, servicos }, { body }) =>
      preverDocumento({ db, quem, hoje }, { ...body, publicUrl: servicos.config.publicUrl }),
    ),
    leitura(api.listarVersoes, ({ db }, { params }) => listarVersoes(db, params.id)),
    leitura(api.obterVersao, ({ db }, { params }) => obterVersao(db, params)),
    escrita(api.trazerEntregues, (ato) => trazerEntregues(ato)),
    escritaPreparada(
      api.enviarImagem,
      (_contexto, { upload }) => prepararImagem(upload),
      (ato, _entrada, imagem) => guardarImagem(ato, imagem),
    ),
    leitura(api.obterImagem, ({ db }, { params }) => arquivoDaImagem(db, params.id)),
  ],
};
