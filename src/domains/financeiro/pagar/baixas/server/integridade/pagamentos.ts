import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const pagamentoCaixaEFato: Invariante = {
  id: 'pagamento-caixa',
  sala: 'financeiro/pagar',
  significado: {
    br: 'Cada pagamento é as suas partes, cada parte um lançamento de saída no seu dia e na sua conta, e tem o seu fato; o estorno traz cada um de volta.',
    en: 'Each payment is its parts, each part a movement out on its day and of its account, and has its fact; a reversal brings each back.',
  },
  providencia: {
    br: 'Confira o caixa do dia: falta ou sobra um lançamento.',
    en: 'Check the cash of the day: an entry is missing or left over.',
  },
  verificar: sql<Violacao>`select 'pagamento ' || b.id as alvo, problema_do_pagamento(b.id) as detalhe from baixas_pagar b where problema_do_pagamento(b.id) is not null
    union all select l.origem_tipo || ' ' || l.origem_id, 'lançamento sem pagamento' from v_lancamento_financeiro l
      where l.origem_tipo = 'pagamento_parte' and not exists (select 1 from baixas_pagar_partes p where p.id = l.origem_id)
        or l.origem_tipo = 'pagamento_parte_estorno' and not exists (select 1 from baixas_pagar_partes p join estornos_pagar e on e.baixa_id = p.baixa_id where p.id = l.origem_id)`,
};

export const saldoDoTituloPagar: Invariante = {
  id: 'pagar-saldo',
  sala: 'financeiro/pagar',
  significado: {
    br: 'O que cada título a pagar guarda como pago é a soma dos seus pagamentos que não foram estornados.',
    en: 'What each payable keeps as paid is the sum of its payments that were not reversed.',
  },
  providencia: {
    br: 'O saldo mostrado deste título não é o que se deve: confira os pagamentos.',
    en: 'The balance shown of this payable is not what is owed: check the payments.',
  },
  verificar: sql<Violacao>`select 'titulo a pagar ' || t.id as alvo, row(t.amortizado_centavos, t.pago_centavos) || ' <> ' || row(s.coberto, s.pago) as detalhe from titulos_pagar t
      cross join lateral (select coalesce(sum(b.principal_centavos + b.desconto_centavos), 0) as coberto, coalesce(sum(b.valor_centavos), 0) as pago from baixas_pagar b
        where b.titulo_id = t.id and not exists (select 1 from estornos_pagar e where e.baixa_id = b.id)) s
      where (t.amortizado_centavos, t.pago_centavos) is distinct from (s.coberto, s.pago)`,
};
