import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const retornoDePagamentos: Invariante = {
  id: 'retorno-pagar',
  sala: 'financeiro/pagar',
  significado: {
    br: 'Cada pagamento que o banco informou está em uma baixa do mesmo valor, uma só vez, já era sabido, ou espera na fila.',
    en: 'Each payment that the bank reported is in one payment of the same amount, once, was known already, or waits in the queue.',
  },
  providencia: {
    br: 'Compare o retorno com o extrato da conta no dia do pagamento.',
    en: 'Compare the return with the statement of the account on the day of the payment.',
  },
  verificar: sql<Violacao>`select 'linha de retorno ' || l.id as alvo, l.resultado || ' ' || l.pago_centavos || ' <> ' || coalesce(b.valor_centavos::text, '–') as detalhe from retornos_pagar_linhas l
      left join v_baixa_pagar b on b.id = l.baixa_id
      where l.efeito = 'pago' and l.resultado in ('aplicada', 'resolvida') and b.valor_centavos is distinct from l.pago_centavos
        or l.baixa_id is not null and l.efeito not in ('pago', 'desconhecido')
        or l.efeito = 'pago' and l.resultado = 'informativa'
    union all select 'linha de retorno ' || l.id, 'repetida sem baixa igual' from retornos_pagar_linhas l left join remessas_pagar_itens i on i.id = l.item_id left join v_baixa_pagar b on b.id = i.baixa_id
      where l.efeito = 'pago' and l.resultado = 'repetida' and (b.data_baixa, b.valor_centavos) is distinct from (l.data_pagamento, l.pago_centavos)
    union all select 'retorno de pagamentos ' || r.id, count(*) || ' linhas por aplicar' from retornos_pagar r join retornos_pagar_linhas l on l.retorno_id = r.id
      where r.situacao = 'aplicado' and l.resultado = 'pendente' group by r.id`,
};
