import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const lancamentoDoRecebimento: Invariante = {
  id: 'lancamento-do-recebimento',
  sala: 'financeiro/titulos',
  significado: {
    br: 'O lançamento de cada baixa, estorno e crédito tem a forma de pagamento e a categoria do que ele recebe ou devolve, e o uso de um crédito sai no dia em que foi usado.',
    en: 'The entry of each settlement, reversal and credit has the payment method and the category of what it receives or gives back, and a credit is taken on the day it was used.',
  },
  providencia: {
    br: 'A conferência do caixa por forma e o fluxo por categoria contam este dinheiro no lugar errado.',
    en: 'The count by method and the flow by category put this money in the wrong place.',
  },
  verificar: sql<Violacao>`select l.origem_tipo || ' ' || l.origem_id as alvo, concat_ws(' ', 'forma', l.forma_pagamento_id, '<>', m.forma, l.categoria, '<>', m.categoria) as detalhe from (
        select coalesce(r.entrada_tipo, 'baixa') as tipo, coalesce(r.entrada_id, b.id) as id, b.forma_pagamento_id as forma, case t.origem when 'contrato' then 'receita de contrato' when 'manual' then 'receita avulsa'
            when 'taxa' then 'taxas' else 'acordos' end as categoria, null::date as dia
          from baixas b join titulos_receber t on t.id = b.titulo_id left join v_recebimento_a_liquidar r on r.origem_tipo = 'baixa' and r.origem_id = b.id
        union all select 'estorno', e.id, b.forma_pagamento_id, 'estorno de recebimento', null from estornos e join baixas b on b.id = e.baixa_id
        union all select coalesce(r.entrada_tipo, 'credito'), coalesce(r.entrada_id, c.id), c.forma_pagamento_id, 'crédito de pagador', null
          from creditos c left join v_recebimento_a_liquidar r on r.origem_tipo = 'credito' and r.origem_id = c.id
        union all select 'credito_uso', u.id, case when u.tipo <> 'devolucao' then c.forma_pagamento_id end, 'crédito de pagador', u.data_uso from creditos_usos u join creditos c on c.id = u.credito_id) m
      join v_lancamento_financeiro l on l.origem_tipo = m.tipo and l.origem_id = m.id
      where l.categoria <> m.categoria or l.forma_pagamento_id is distinct from m.forma or l.data_movimento <> m.dia`,
};
