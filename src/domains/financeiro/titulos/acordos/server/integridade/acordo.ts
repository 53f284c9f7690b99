import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const acordoFecha: Invariante = {
  id: 'acordo-fecha',
  sala: 'financeiro/titulos',
  significado: {
    br: 'Cada acordo fecha ao centavo: títulos antigos, dispensas, parcelas e o que foi coberto.',
    en: 'Each agreement ties out to the cent: old titles, waivers, installments and what was covered.',
  },
  providencia: {
    br: 'Abra o acordo e compare os dois lados antes de receber outra parcela.',
    en: 'Open the agreement and compare both sides before receiving another installment.',
  },
  verificar: sql<Violacao>`select 'acordo ' || a.id as alvo, problema_do_acordo(a.id) as detalhe from acordos a where problema_do_acordo(a.id) is not null`,
};
