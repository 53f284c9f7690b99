import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const baixaCaixaEFato: Invariante = {
  id: 'baixa-caixa-e-fato',
  sala: 'financeiro/titulos',
  significado: {
    br: 'Cada baixa e cada estorno tem um lançamento no caixa e um fato contábil do mesmo valor, no dia em que o dinheiro entrou.',
    en: 'Each settlement and reversal has one cash entry and one accounting fact of the same value, on the day the money came in.',
  },
  providencia: {
    br: 'Confira o caixa do dia: falta ou sobra um lançamento.',
    en: 'Check the cash of the day: an entry is missing or left over.',
  },
  verificar: sql<Violacao>`select m.tipo || ' ' || m.id as alvo, m.valor || ' <> ' || coalesce(l.valor_centavos::text, '–') || ' / ' || coalesce(f.valor_centavos::text, '–') as detalhe from (
        select 'baixa' as tipo, b.id, b.valor_centavos as valor, 'entrada' as sentido, b.conta_bancaria_id as conta, coalesce(b.data_credito, b.data_baixa) as dia from baixas b
        union all select 'estorno', e.id, b.valor_centavos, 'saida', b.conta_bancaria_id, e.data_estorno from estornos e join baixas b on b.id = e.baixa_id) m
      left join v_lancamento_financeiro l on l.origem_tipo = m.tipo and l.origem_id = m.id
      left join v_fato_contabil f on f.origem_tipo = m.tipo and f.origem_id = m.id
      where (l.valor_centavos, l.sentido, l.conta_bancaria_id, l.data_movimento, f.valor_centavos) is distinct from (m.valor, m.sentido, m.conta, m.dia, m.valor)
    union all select l.origem_tipo || ' ' || l.origem_id, 'lançamento sem movimento' from v_lancamento_financeiro l
      where l.origem_tipo = 'baixa' and not exists (select 1 from baixas b where b.id = l.origem_id)
        or l.origem_tipo = 'estorno' and not exists (select 1 from estornos e where e.id = l.origem_id)`,
};
