import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { envioDeDocumentosApi as api } from '../api.ts';
import { listarEnvios, pedirEnvio } from './tarefa.ts';

/** academico/documentos/envio, as the portal registers it. */
export const documentosEnvio: Sala = {
  nome: 'academico/documentos/envio',
  api,
  rotas: [
    escrita(api.enviarDocumentos, (ato, { body }) => pedirEnvio(ato, body)),
    leitura(api.listarEnvios, ({ db, quem }, { params }) => listarEnvios(db, quem, params.id)),
  ],
};
