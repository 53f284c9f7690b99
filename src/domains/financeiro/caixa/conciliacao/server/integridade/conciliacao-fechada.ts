import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

const emPe = sql`not exists (select from conciliacoes_reaberturas r where r.fechamento_id = f.id)`;

export const conciliacaoFechada: Invariante = {
  id: 'conciliacao-fechada',
  sala: 'financeiro/caixa',
  significado: {
    br: 'Até o dia em que a conciliação está fechada nenhuma linha do extrato espera, e entre dois fechamentos o saldo do banco mudou o que as linhas dizem.',
    en: 'Until the day that a reconciliation is closed no line of the statement waits, and between two closings the balance of the bank moved by what the lines say.',
  },
  providencia: {
    br: 'Reabra a conciliação da conta e confira o extrato dos dias entre os dois fechamentos.',
    en: 'Reopen the reconciliation of the account and check the statement of the days between the two closings.',
  },
  verificar: sql<Violacao>`select 'linha do extrato ' || x.id as alvo, 'espera em ' || x.data_linha as detalhe from extratos_bancarios_linhas x
      where x.data_linha <= conciliada_ate(x.conta_bancaria_id) and not exists (select from conciliacoes_linhas i where i.linha_id = x.id)
    union all select 'fechamento de conciliação ' || s.id, (s.saldo - s.anterior) || ' <> ' || s.linhas from (
      select f.id, f.saldo_banco_centavos as saldo, lag(f.saldo_banco_centavos) over w as anterior,
        coalesce((select sum(x.valor_centavos) from extratos_bancarios_linhas x left join conciliacoes_linhas i on i.linha_id = x.id left join conciliacoes c on c.id = i.conciliacao_id
          where x.conta_bancaria_id = f.conta_bancaria_id and x.data_linha > a.ate and x.data_linha <= f.ate and c.tipo is distinct from 'ignorada'), 0) as linhas
      from conciliacoes_fechamentos f
      left join lateral (select max(b.ate) as ate from conciliacoes_fechamentos b where b.conta_bancaria_id = f.conta_bancaria_id and b.ate < f.ate
        and not exists (select from conciliacoes_reaberturas r where r.fechamento_id = b.id)) a on true
      where ${emPe} window w as (partition by f.conta_bancaria_id order by f.ate)) s
    where s.anterior is not null and s.saldo - s.anterior <> s.linhas`,
};
