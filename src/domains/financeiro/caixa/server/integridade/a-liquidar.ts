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
      left join lateral (select count(*)::int as quantidade, sum(r.bruto_centavos) as bruto, sum(r.taxa_centavos) as taxa from recebimentos_a_liquidar r where r.liquidacao_id = q.id) s on true
      where (q.quantidade, q.bruto_centavos, q.taxa_centavos) is distinct from (s.quantidade, s.bruto, s.taxa)`,
};
