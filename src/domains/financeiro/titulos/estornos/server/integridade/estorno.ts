import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const baixaEstorno: Invariante = {
  id: 'baixa-estorno',
  sala: 'financeiro/titulos',
  significado: {
    br: 'Cada baixa é estornada no máximo uma vez, e nunca antes de existir.',
    en: 'Each settlement is reversed at most once, and never before it existed.',
  },
  providencia: {
    br: 'Há estornos a mais: confira o caixa do dia com o recibo.',
    en: 'There are reversals too many: check the cash of the day against the receipt.',
  },
  verificar: sql<Violacao>`select 'baixa ' || b.id as alvo, count(*) || ' estornos' as detalhe from baixas b join estornos e on e.baixa_id = b.id
      group by b.id having count(*) > 1 or min(e.created_at) < b.created_at`,
};
