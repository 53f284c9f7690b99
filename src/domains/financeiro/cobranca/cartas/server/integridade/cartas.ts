import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const cartaTotal: Invariante = {
  id: 'carta-total',
  sala: 'financeiro/cobranca',
  significado: {
    br: 'Cada carta enviada soma os títulos que lista e tem ao menos um.',
    en: 'Each letter sent sums the titles that it lists and has at least one.',
  },
  providencia: {
    br: 'Abra a carta e escreva ao responsável se o valor dito estava errado.',
    en: 'Open the letter and write to the payer if the amount said was wrong.',
  },
  verificar: sql<Violacao>`select 'carta ' || c.id as alvo, c.total_centavos || ' <> ' || coalesce(s.total, 0) as detalhe from cobrancas_cartas c
    cross join lateral (select sum(x.total_centavos) filter (where x.vale) as total from cobrancas_cartas_titulos x where x.carta_id = c.id) s
    where c.situacao in ('no_correio', 'enviada', 'impressa') and c.total_centavos is distinct from s.total`,
};
