import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const creditoFecha: Invariante = {
  id: 'credito-fecha',
  sala: 'financeiro/titulos',
  significado: {
    br: 'Cada crédito de pagador é de quem pagou o recibo, tem o seu dinheiro no caixa e não foi usado além do que vale.',
    en: 'Each credit is of who paid its receipt, has its money in cash and was not used beyond its worth.',
  },
  providencia: { br: 'Não use este crédito antes de conferir os usos.', en: 'Do not use this credit before checking its uses.' },
  verificar: sql<Violacao>`select 'credito ' || c.id as alvo, coalesce(problema_do_credito(c.id), 'saldo ' || (c.valor_centavos - c.utilizado_centavos)) || case when r.pagador_id <> c.pagador_id then ', pagador de outro recibo' else '' end as detalhe from creditos c left join recibos r on r.id = c.recibo_id
      where problema_do_credito(c.id) is not null or c.utilizado_centavos not between 0 and c.valor_centavos or r.pagador_id <> c.pagador_id`,
};
