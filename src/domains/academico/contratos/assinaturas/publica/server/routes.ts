import { publica, publicaQueGrava, type Sala } from '#platform/server/http/rota.ts';
import { assinaturaPublicaApi as api } from '../api.ts';
import { abrirPapel, baixarPapel, imagemDoPapel } from './abrir.ts';
import { aceitar, pedirCodigo } from './aceitar.ts';
import { perguntar } from './perguntar.ts';

/** What whoever holds a link to sign does, as the portal registers it. */
export const assinaturaPublica: Sala = {
  nome: 'academico/contratos/assinaturas/publica',
  api,
  rotas: [
    publica(api.abrirPapel, (contexto, { body }) => abrirPapel(contexto, body.token)),
    publica(api.baixarPapel, (contexto, { body }) => baixarPapel(contexto, body.token)),
    publica(api.imagemDoPapel, (contexto, { body }) => imagemDoPapel(contexto, body)),
    publicaQueGrava(api.pedirCodigo, (contexto, { body }) => pedirCodigo(contexto, body.token)),
    publicaQueGrava(api.aceitar, (contexto, { body }) => aceitar(contexto, body)),
    publicaQueGrava(api.perguntar, (contexto, { body }) => perguntar(contexto, body)),
  ],
};
