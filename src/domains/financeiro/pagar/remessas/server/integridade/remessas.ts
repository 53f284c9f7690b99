import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const remessaDePagamentos: Invariante = {
  id: 'remessa-pagar',
  sala: 'financeiro/pagar',
  significado: {
    br: 'Cada arquivo de pagamentos soma os seus títulos, os números de cada convênio não têm lacuna, o que espera o banco está em aberto e aprovado, e o que o banco pagou tem a sua baixa.',
    en: 'Each payment file sums its payables, the numbers of each agreement have no gap, what waits for the bank is open and approved, and what the bank paid has its payment.',
  },
  providencia: {
    br: 'Compare o arquivo guardado com o que o banco recebeu, e o seu retorno com o caixa do dia.',
    en: 'Compare the stored file with what the bank received, and its return with the cash of the day.',
  },
  verificar: sql<Violacao>`select 'remessa de pagamentos ' || r.id as alvo, r.titulos || ' / ' || r.total_centavos || ' <> ' || n.titulos || ' / ' || n.total as detalhe from remessas_pagar r
      cross join lateral (select count(*) as titulos, coalesce(sum(i.valor_centavos), 0) as total from remessas_pagar_itens i where i.remessa_id = r.id) n
      where (r.titulos, r.total_centavos) is distinct from (n.titulos, n.total)
    union all select 'convenio de pagamento ' || k.id, k.proximo_nsa || ' com ' || count(r.id) || ' arquivos' from convenios_pagar k left join remessas_pagar r on r.convenio_id = k.id
      group by k.id having k.proximo_nsa - saltados('convenios_pagar', k.id::text) <> count(r.id) + 1 or max(r.nsa) >= k.proximo_nsa
    union all select 'item de remessa ' || i.id, t.situacao || ' ' || t.aprovacao from remessas_pagar_itens i join v_titulo_pagar t on t.id = i.titulo_id
      where i.situacao = 'enviado' and (t.situacao not in ('aberto', 'parcial') or t.aprovacao not in ('dispensada', 'aprovada'))
    union all select 'item de remessa ' || i.id, i.situacao || ' sem baixa do seu título' from remessas_pagar_itens i left join v_baixa_pagar b on b.id = i.baixa_id
      where i.situacao = 'pago' and b.titulo_id is distinct from i.titulo_id`,
};
