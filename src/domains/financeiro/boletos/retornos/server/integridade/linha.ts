import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const retornoLinha: Invariante = {
  id: 'retorno-linha',
  sala: 'financeiro/boletos',
  significado: {
    br: 'Cada pagamento que o banco informou está em uma baixa ou em um crédito do mesmo valor e conta, uma só vez, ou espera na fila.',
    en: 'Each payment that the bank reported is in one baixa or one credit of the same amount and account, once, or waits in the queue.',
  },
  providencia: {
    br: 'Compare o arquivo de retorno com o caixa do dia do crédito.',
    en: 'Compare the return file with the cash of the day of the credit.',
  },
  verificar: sql<Violacao>`select 'linha ' || l.id as alvo, l.resultado || ' ' || l.pago_centavos || ' <> ' || coalesce(d.valor::text, '–') as detalhe from retornos_linhas l
      left join lateral (
        select b.valor_centavos + coalesce((select sum(c.valor_centavos) from v_credito c where c.recibo_id = b.recibo_id), 0) as valor, b.conta_bancaria_id as conta, b.titulo_id
        from v_baixa b where b.id = l.baixa_id
        union all select c.valor_centavos, c.conta_bancaria_id, null from v_credito c where c.id = l.credito_id) d on true
      where l.efeito in ('paga', 'parcial', 'cheque', 'desconhecida') and l.resultado in ('aplicada', 'resolvida') and ((d.valor, d.conta) is distinct from (l.pago_centavos, l.conta_bancaria_id)
        or l.resultado = 'aplicada' and d.titulo_id is distinct from (select b.titulo_id from boletos b where b.id = l.boleto_id))
    union all select 'linha ' || l.id, l.resultado || ' com dinheiro lançado' from retornos_linhas l
      where (l.baixa_id is not null or l.credito_id is not null) and (l.efeito not in ('paga', 'parcial', 'cheque', 'desconhecida') or l.resultado not in ('aplicada', 'resolvida'))
    union all select 'baixa ' || baixa_id, count(*) || ' linhas' from retornos_linhas where baixa_id is not null group by baixa_id having count(*) > 1
    union all select 'credito ' || credito_id, count(*) || ' linhas' from retornos_linhas where credito_id is not null group by credito_id having count(*) > 1
    union all select 'linha ' || min(id), count(*) || ' linhas do mesmo fato' from retornos_linhas where resultado not in ('pendente', 'ja_aplicada', 'repetida')
      group by conta_bancaria_id, chave having count(*) > 1
    union all select 'linha ' || l.id, 'repete ' || coalesce(l.repete_id::text, '–') from retornos_linhas l left join retornos_linhas r on r.id = l.repete_id
      where l.resultado in ('ja_aplicada', 'repetida') and (r.id is null or r.pago_centavos <> l.pago_centavos or r.resultado in ('pendente', 'ja_aplicada', 'repetida'))`,
};
