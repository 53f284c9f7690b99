import type { RespostaCliente } from '#shared/endpoint.ts';
import type { assinaturaPublicaApi } from '../api.ts';

/** The paper of a link, as whoever holds it sees it. */
export type PapelAberto = RespostaCliente<typeof assinaturaPublicaApi.abrirPapel>;
