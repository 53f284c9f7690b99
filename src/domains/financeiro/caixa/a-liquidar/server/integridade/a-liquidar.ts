import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const recebimentoALiquidar: Invariante = {
  id: 'recebimento-a-liquidar',
  sala: 'financeiro/caixa',
  significado: {
    br: 'O que cartões e outras formas ainda vão trazer não está em saldo algum; o que já trouxeram está, menos a taxa, e soma a sua liquidação.',
    en: 'What cards and other methods are still to bring is in no balance; what they brought is, less the fee, and adds up to its settlement.',
  },
  providencia: {
    br: 'Compare o recebimento com os lançamentos do dia da liquidação e com o extrato da operadora.',
    en: 'Compare the receipt with the entries of the day it was settled and with the acquirer’s statement.',
  },
  verificar: sql<Violacao>`select 'a liquidar ' || r.id as alvo, problema_do_recebimento(r.id) as detalhe from recebimentos_a_liquidar r where problema_do_recebimento(r.id) is not null
    union all select 'liquidacao ' || q.id, concat_ws(' ', q.quantidade, q.bruto_centavos, q.taxa_centavos, '<>', s.quantidade, s.bruto, s.taxa) from liquidacoes_recebimentos q
      left join lateral (select count(*)::int as quantidade, sum(r.bruto_centavos) as bruto, sum(r.taxa_centavos) as taxa from (
        select r.bruto_centavos, r.taxa_centavos from recebimentos_a_liquidar r where r.liquidacao_id = q.id
        union all select r.bruto_centavos, r.taxa_centavos from liquidacoes_desfeitas d join liquidacoes_desfeitas_itens i on i.desfeita_id = d.id
          join recebimentos_a_liquidar r on r.id = i.recebimento_id where d.liquidacao_id = q.id) r) s on true
      where (q.quantidade, q.bruto_centavos, q.taxa_centavos) is distinct from (s.quantidade, s.bruto, s.taxa)
    union all select 'liquidacao desfeita ' || d.id, 'sem recebimento' from liquidacoes_desfeitas d where not exists (select 1 from liquidacoes_desfeitas_itens i where i.desfeita_id = d.id)
    union all select l.origem_tipo || ' ' || l.origem_id, 'sem liquidação desfeita' from lancamentos_financeiros l
      where l.origem_tipo in ('baixa_liquidacao_desfeita', 'credito_liquidacao_desfeita', 'taxa_liquidacao_desfeita', 'baixa_reliquidada', 'credito_reliquidada', 'taxa_reliquidada')
        and not exists (select 1 from liquidacoes_desfeitas_itens i where i.id = l.origem_id)`,
};
