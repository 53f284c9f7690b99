import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { envioDeBoletinsApi as api } from '../api.ts';
import { obterDestinatarios, registrarConsentimentos, revogarConsentimento } from './consentimentos.ts';
import { preverEnvio } from './previa.ts';
import { pedirEnvio } from './tarefa.ts';

/** academico/boletins/envio, as the portal registers it. */
export const boletinsEnvio: Sala = {
  nome: 'academico/boletins/envio',
  api,
  rotas: [
    leitura(api.preverEnvio, ({ db, quem, hoje }, { body }) => preverEnvio({ db, quem, hoje }, body)),
    escrita(api.enviarBoletins, (ato, { body }) => pedirEnvio(ato, body)),
    leitura(api.obterDestinatarios, ({ db }, { params }) => obterDestinatarios(db, params.matriculaId)),
    escrita(api.registrarConsentimentos, (ato, { body }) => registrarConsentimentos(ato, body)),
    escrita(api.revogarConsentimento, (ato, { body }) => revogarConsentimento(ato, body)),
  ],
};
