import { sql } from 'kysely';
import type { FiltrosDe } from '#platform/server/registros/rotas.ts';
import type { registroDocumentoPadraoApi } from '../api.ts';

export type FiltrosDoRegistro = FiltrosDe<typeof registroDocumentoPadraoApi>;

/** What a list of templates is narrowed by. */
export const criteriosDeTexto = ({ nome, especie, ativo }: FiltrosDoRegistro) => [
  nome !== undefined && sql`f_busca(r.nome) like '%' || f_busca(${nome}) || '%'`,
  especie !== undefined && sql`r.especie = ${especie}`,
  ativo !== undefined && sql`r.ativo = ${ativo}`,
];
