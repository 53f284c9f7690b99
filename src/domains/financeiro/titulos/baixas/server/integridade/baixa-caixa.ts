import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const baixaCaixaEFato: Invariante = {
  id: 'baixa-caixa-e-fato',
  sala: 'financeiro/titulos',
  significado: {
    br: 'Cada baixa e cada estorno tem um lançamento no caixa, no dia em que o dinheiro entrou ou saiu (o estorno, nunca antes da entrada), ou espera para ser liquidada; e um fato contábil do mesmo valor, das mesmas partes e do mesmo dia.',
    en: 'Each settlement and reversal has one cash entry, on the day the money came or went (a reversal never before the money came), or waits to be settled; and one accounting fact of the same value, parts and day.',
  },
  providencia: {
    br: 'Confira o caixa do dia: falta ou sobra um lançamento.',
    en: 'Check the cash of the day: an entry is missing or left over.',
  },
  verificar: sql<Violacao>`select m.tipo || ' ' || m.id as alvo, m.valor || ' <> ' || coalesce(l.valor_centavos::text, '–') || ' / ' || coalesce(f.valor_centavos::text, '–') as detalhe from (
        select 'baixa' as tipo, b.id, coalesce(b.data_credito, b.data_baixa) as do_fato, b.valor_centavos as valor, 'entrada' as sentido, b.conta_bancaria_id as conta,
          case when r.id is null then coalesce(b.data_credito, b.data_baixa) else r.data_liquidacao end as dia, r.id is not null and r.liquidacao_id is null as espera,
          r.id is not null and (r.bruto_centavos, r.conta_bancaria_id) <> (b.valor_centavos, b.conta_bancaria_id) as diverge,
          coalesce(r.entrada_tipo, 'baixa') as entrada_tipo, coalesce(r.entrada_id, b.id) as entrada_id
          from baixas b left join v_recebimento_a_liquidar r on r.origem_tipo = 'baixa' and r.origem_id = b.id
        union all select 'estorno', e.id, greatest(e.data_estorno, b.data_credito), b.valor_centavos, 'saida', b.conta_bancaria_id,
          greatest(e.data_estorno, case when r.id is null then b.data_credito else r.data_liquidacao end), r.id is not null and r.liquidacao_id is null,
          r.id is not null and r.situacao <> 'estornado', 'estorno', e.id
          from estornos e join baixas b on b.id = e.baixa_id left join v_recebimento_a_liquidar r on r.origem_tipo = 'baixa' and r.origem_id = b.id) m
      left join v_lancamento_financeiro l on l.origem_tipo = m.entrada_tipo and l.origem_id = m.entrada_id
      left join v_fato_contabil f on f.origem_tipo = m.tipo and f.origem_id = m.id
      where case when m.espera then l.id is not null or m.valor is distinct from f.valor_centavos
            else (l.valor_centavos, l.sentido, l.conta_bancaria_id, l.data_movimento, f.valor_centavos) is distinct from (m.valor, m.sentido, m.conta, m.dia, m.valor) end
        or m.diverge or f.data_fato <> m.do_fato
    union all select 'baixa ' || b.id, 'partes do fato' from baixas b join v_fato_contabil f on f.origem_tipo = 'baixa' and f.origem_id = b.id
      where ((f.valores ->> 'principalCentavos')::bigint, (f.valores ->> 'jurosCentavos')::bigint, (f.valores ->> 'multaCentavos')::bigint, (f.valores ->> 'descontoCentavos')::bigint)
        is distinct from (b.principal_centavos, b.juros_centavos, b.multa_centavos, b.desconto_centavos)
    union all select l.origem_tipo || ' ' || l.origem_id, 'lançamento sem movimento' from v_lancamento_financeiro l
      where l.origem_tipo = 'baixa' and not exists (select 1 from baixas b where b.id = l.origem_id)
        or l.origem_tipo = 'estorno' and not exists (select 1 from estornos e where e.id = l.origem_id)
    union all select 'a liquidar ' || r.id, 'sem baixa' from v_recebimento_a_liquidar r
      where r.origem_tipo = 'baixa' and not exists (select 1 from baixas b where b.id = r.origem_id)
        or r.origem_tipo = 'credito' and not exists (select 1 from creditos c where c.id = r.origem_id)`,
};
