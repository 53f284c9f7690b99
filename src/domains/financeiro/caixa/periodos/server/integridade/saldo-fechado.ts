import { sql } from 'kysely';
import { comSinal, somasDosLados } from '#domains/financeiro/caixa/server/com-sinal.ts';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const periodoFechadoSaldo: Invariante = {
  id: 'periodo-fechado-saldo',
  sala: 'financeiro/caixa',
  significado: {
    br: 'O saldo de um período fechado é o que foi conferido no fechamento.',
    en: 'The balance of a closed period is the one that was counted at its closing.',
  },
  providencia: {
    br: 'Algo foi lançado ou mudou dentro de um período fechado: compare o extrato da conta.',
    en: 'Something was entered or changed inside a closed period: compare the statement of the account.',
  },
  verificar: sql<Violacao>`select 'periodo ' || p.id as alvo, s.informado || ' <> ' || s.calculado as detalhe from periodos_financeiros p
      cross join lateral (select h.saldo_informado_centavos as informado, (select c.saldo_inicial_centavos from v_conta_bancaria c where c.id = p.conta_bancaria_id)
          + coalesce((select sum${comSinal} from lancamentos_financeiros l
            where l.conta_bancaria_id = p.conta_bancaria_id and l.data_movimento <= p.data_fim), 0) as calculado
        from periodos_financeiros_situacoes h where h.periodo_financeiro_id = p.id and h.para = 'fechado' order by h.id desc limit 1) s
      where p.situacao = 'fechado' and s.informado <> s.calculado
    union all select 'periodo ' || p.id, 'somas do fechamento: ' || h.entradas_centavos || ' / ' || h.saidas_centavos || ' / ' || h.lancamentos from periodos_financeiros p
      cross join lateral (select x.* from periodos_financeiros_situacoes x where x.periodo_financeiro_id = p.id and x.para = 'fechado' order by x.id desc limit 1) h
      left join (select l.periodo_financeiro_id, ${somasDosLados} from lancamentos_financeiros l group by 1) l on l.periodo_financeiro_id = p.id
      where p.situacao = 'fechado' and (h.entradas_centavos, h.saidas_centavos, h.lancamentos) is distinct from (coalesce(l.entradas, 0), coalesce(l.saidas, 0), coalesce(l.lancamentos, 0))
    union all select 'periodo ' || p.id, 'fechado sem fechamento' from periodos_financeiros p
      where p.situacao = 'fechado' and not exists (select 1 from periodos_financeiros_situacoes h where h.periodo_financeiro_id = p.id and h.para = 'fechado')`,
};
