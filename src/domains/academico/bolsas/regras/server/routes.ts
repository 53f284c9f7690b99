import { sql } from 'kysely';
import type { Sala } from '#platform/server/http/rota.ts';
import { contemPalavras } from '#platform/server/listas/listas.ts';
import { listaDe } from '#platform/server/registros/registro.ts';
import { rotasDeRegistro } from '#platform/server/registros/rotas.ts';
import { cotasApi, faixasApi, regrasDeBolsaApi, salariosApi } from '../api.ts';
import { cotas, faixas, salarios } from './registros.ts';

/** The rules of scholarships, as the portal registers them. */
export const regrasDeBolsa: Sala = {
  nome: 'academico/bolsas/regras',
  api: regrasDeBolsaApi,
  rotas: [
    ...rotasDeRegistro(salariosApi, {
      registro: salarios,
      lista: ({ nome }) =>
        listaDe(salarios, contemPalavras(sql`to_char(r.vigente_desde, 'DD/MM/YYYY')`, nome), {
          vigenteDesde: sql`r.vigente_desde`,
          valor: sql`r.valor_centavos`,
        }),
    }),
    ...rotasDeRegistro(faixasApi, {
      registro: faixas,
      lista: ({ nome }) =>
        listaDe(faixas, contemPalavras(sql`f_busca(r.nome)`, nome), { limite: sql`r.limite_salarios`, nome: sql`f_busca(r.nome)` }),
    }),
    ...rotasDeRegistro(cotasApi, {
      registro: cotas,
      lista: ({ nome, anoLetivoId }) =>
        listaDe(
          cotas,
          [...contemPalavras(sql`f_busca(c.nome)`, nome), anoLetivoId !== undefined && sql`r.ano_letivo_id = ${anoLetivoId}`],
          {
            ano: sql`a.ano`,
            curso: sql`c.nome`,
            bolsas: sql`r.bolsas`,
          },
        ),
    }),
  ],
};
