import { type RawBuilder, sql } from 'kysely';

/** Movements `l` of money that an accounting fact tells of: those of its source, which of some kinds of source have names of their own. */
export const doFato = (fatoId: number): RawBuilder<unknown> => sql`l.id in (select m.id from v_fato_contabil f cross join lateral (
    select f.origem_tipo as tipo, f.origem_id as id
    union all select case f.evento when 'caixa.transferencia' then 'transferencia_entrada' else 'transferencia_entrada_estorno' end, f.origem_id where f.evento like 'caixa.transferencia%'
    union all select 'pagamento_parte', p.id from v_pagamento_parte p where f.origem_tipo = 'baixa_pagar' and p.baixa_id = f.origem_id
    union all select 'pagamento_parte_estorno', p.id from v_pagamento_parte p where f.origem_tipo = 'estorno_pagar' and p.estorno_id = f.origem_id
    union all select x.tipo, x.id from v_recebimento_a_liquidar r cross join lateral (values (r.origem_tipo, r.origem_id), ('taxa_recebimento', r.id)) x (tipo, id)
      where f.origem_tipo = 'recebimento_a_liquidar' and r.id = f.origem_id
    union all select x.tipo, d.id from v_liquidacao_desfeita d cross join lateral (values ('recebimento_reliquidado', d.origem_tipo || '_reliquidada'), ('recebimento_reliquidado', 'taxa_reliquidada'),
        ('liquidacao_desfeita', d.origem_tipo || '_liquidacao_desfeita'), ('liquidacao_desfeita', 'taxa_liquidacao_desfeita')) x (de, tipo) where x.de = f.origem_tipo and d.id = f.origem_id) o
  join lancamentos_financeiros m on m.origem_tipo = o.tipo and m.origem_id = o.id where f.id = ${fatoId})`;
