import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { recadosApi as api } from '../api.ts';
import { enviarRecado } from './enviar-recado.ts';
import { lerRecado } from './ler-recado.ts';
import { listarEnviados } from './enviados.ts';
import { obterOpcoes } from './queries.ts';

/** Messages to teachers, as the portal registers them. */
export const recados: Sala = {
  nome: 'academico/paineis/recados',
  api,
  rotas: [
    leitura(api.opcoesDoRecado, ({ db, hoje }) => obterOpcoes(db, hoje)),
    leitura(api.listarRecadosEnviados, ({ db, quem }, { query }) => listarEnviados(db, { usuarioId: quem.usuarioId }, query)),
    escrita(api.enviarRecado, (ato, { body }) => enviarRecado(ato, body)),
    escrita(api.lerRecado, (ato, { params }) => lerRecado(ato, params)),
  ],
};
