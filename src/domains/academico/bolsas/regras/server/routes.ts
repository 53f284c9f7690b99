import { sql } from 'kysely';
import type { Sala } from '#platform/server/http/rota.ts';
import { listaDe } from '#platform/server/registros/registro.ts';
import { rotasDeRegistro } from '#platform/server/registros/rotas.ts';
import { palavrasDaBusca } from '#shared/palavras/busca.ts';
import { cotasApi, faixasApi, regrasDeBolsaApi, salariosApi } from '../api.ts';
import { cotas, faixas, salarios } from './registros.ts';

/** The rules of scholarships, as the portal registers them. */
export const regrasDeBolsa: Sala = {
  nome: 'academico/bolsas/regras',
  api: regrasDeBolsaApi,
  rotas: [
    ...rotasDeRegistro(salariosApi, {
      registro: salarios,
      lista: () => listaDe(salarios, [], { vigenteDesde: sql`r.vigente_desde`, valor: sql`r.valor_centavos` }),
    }),
    ...rotasDeRegistro(faixasApi, {
      registro: faixas,
      lista: ({ nome }) =>
        listaDe(
          faixas,
          palavrasDaBusca(nome ?? '').map((palavra) => sql`f_busca(r.nome) like ${`%${palavra.replaceAll(/[\\%_]/g, '\\$&')}%`}`),
          { limite: sql`r.limite_salarios`, nome: sql`f_busca(r.nome)` },
        ),
    }),
    ...rotasDeRegistro(cotasApi, {
      registro: cotas,
      lista: ({ anoLetivoId, cursoId }) =>
        listaDe(
          cotas,
          [anoLetivoId !== undefined && sql`r.ano_letivo_id = ${anoLetivoId}`, cursoId !== undefined && sql`r.curso_id = ${cursoId}`],
          { ano: sql`a.ano`, curso: sql`c.nome`, bolsas: sql`r.bolsas` },
        ),
    }),
  ],
};
