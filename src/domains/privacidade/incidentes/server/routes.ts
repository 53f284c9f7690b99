import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { incidentesApi as api } from '../api.ts';
import { incidenteEmPdf } from './incidente-pdf.ts';
import { criarIncidente, editarIncidente, incidentes, listarIncidentes } from './registro.ts';

/** privacidade/incidentes, as the portal registers it. */
export const incidentesDeDados: Sala = {
  nome: 'privacidade/incidentes',
  api,
  rotas: [
    leitura(api.listar, ({ db }, { query }) => listarIncidentes(db, query)),
    leitura(api.obter, ({ db }, { params }) => incidentes.obter(db, params.id)),
    escrita(api.criar, (ato, { body }) => criarIncidente(ato, body)),
    escrita(api.editar, (ato, { body }) => editarIncidente(ato, body)),
    leitura(api.emPdf, (contexto, { params }) => incidenteEmPdf(contexto, params.id)),
  ],
};
