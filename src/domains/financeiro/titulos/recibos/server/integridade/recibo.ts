import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const reciboTotal: Invariante = {
  id: 'recibo-total',
  sala: 'financeiro/titulos',
  significado: {
    br: 'Cada recibo é de um só pagador e de um só dia, o das suas baixas, e soma as baixas e o crédito que deixou.',
    en: 'Each receipt belongs to one payer and one day, that of its settlements, and sums them and the credit it left.',
  },
  providencia: {
    br: 'Não entregue segunda via deste recibo antes de conferir com o suporte.',
    en: 'Do not hand out copies of this receipt before checking with support.',
  },
  verificar: sql<Violacao>`select 'recibo ' || r.id as alvo, r.total_centavos || ' <> ' || coalesce(s.total, 0) || case when s.de_outro_dia > 0 then ', baixa de outro dia' else '' end as detalhe from recibos r
      left join lateral (select sum(b.valor_centavos) + coalesce((select sum(c.valor_centavos) from creditos c where c.recibo_id = r.id), 0) as total,
        count(*) filter (where t.pagador_id <> r.pagador_id) as alheios, count(*) filter (where b.data_baixa <> r.data_recibo) as de_outro_dia from baixas b join titulos_receber t on t.id = b.titulo_id where b.recibo_id = r.id) s on true
      where r.total_centavos is distinct from s.total or s.alheios > 0 or s.de_outro_dia > 0`,
};
