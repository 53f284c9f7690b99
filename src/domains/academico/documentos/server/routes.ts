import { escrita, leitura, publica, type Sala } from '#platform/server/http/rota.ts';
import { documentosApi as api } from '../api.ts';
import { apurarFrequencia } from './apurar-frequencia.ts';
import { cancelarDocumento } from './cancelar-documento.ts';
import { conferirDocumento } from './conferir-documento.ts';
import { emitirDocumento } from './emitir-documento.ts';
import { imprimirDocumento } from './imprimir-documento.ts';
import { listarDocumentos } from './queries.ts';
import './integridade.ts';

/** Documents of enrollments, as the portal registers them. */
export const documentos: Sala = {
  nome: 'academico/documentos',
  api,
  rotas: [
    leitura(api.listarDocumentos, (contexto, { query }) => listarDocumentos(contexto, query)),
    leitura(api.apurarFrequencia, ({ db, quem }, { query }) => apurarFrequencia(db, quem, query)),
    escrita(api.emitirDocumento, (ato, { body }) => emitirDocumento(ato, { ...body, publicUrl: ato.servicos.config.publicUrl })),
    escrita(api.cancelarDocumento, (ato, { params, body }) => cancelarDocumento(ato, { ...params, ...body })),
    leitura(api.imprimirDocumento, ({ db, quem }, { params }) => imprimirDocumento(db, quem, params.id)),
    publica(api.conferirDocumento, ({ db, pedido, servicos }, { params }) =>
      conferirDocumento(db, params.codigo, pedido.ip, servicos.config.tzEscola),
    ),
  ],
};
