import { publica, publicaQueGrava, type Sala } from '#platform/server/http/rota.ts';
import { familiaApi as api } from '../api.ts';
import { abrirCadastroDaFamilia } from './abrir.ts';
import { enviarCadastroDaFamilia } from './enviar.ts';
import { guardarDocumentoDaFamilia } from './guardar-documento.ts';

/** What guardians do by the link of a season, as the portal registers it. */
export const cadastroDaFamilia: Sala = {
  nome: 'academico/temporadas/familia',
  api,
  rotas: [
    publica(api.abrirCadastroDaFamilia, (contexto, { body }) => abrirCadastroDaFamilia(contexto, body)),
    publicaQueGrava(api.guardarDocumentoDaFamilia, (contexto, { body }) => guardarDocumentoDaFamilia(contexto, body)),
    publicaQueGrava(api.enviarCadastroDaFamilia, (contexto, { body }) => enviarCadastroDaFamilia(contexto, body)),
  ],
};
