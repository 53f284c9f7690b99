import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const saldosContabeis: Invariante = {
  id: 'saldos-contabeis',
  sala: 'contabil/lancamentos',
  significado: {
    br: 'O saldo de cada conta, período e centro de custo é a soma das suas partidas, e cada período fecha.',
    en: 'The balance of each account, period and cost centre is the sum of its lines, and each period balances.',
  },
  providencia: {
    br: 'Não feche o período nem emita livros dele: os relatórios leem os saldos.',
    en: 'Neither close the period nor issue its books: reports read the balances.',
  },
  verificar: sql<Violacao>`select 'conta ' || coalesce(s.conta_id, l.conta_id) as alvo,
      'período ' || coalesce(s.periodo, l.periodo) || ': ' || coalesce(s.debitos_centavos, 0) || ' / ' || coalesce(s.creditos_centavos, 0) || ' <> ' || coalesce(l.debitos, 0) || ' / ' || coalesce(l.creditos, 0) as detalhe
    from saldos_contabeis s full join (select periodo, conta_id, centro_custo_id, sum(debito_centavos) as debitos, sum(credito_centavos) as creditos
      from partidas_contabeis group by 1, 2, 3) l
      on l.periodo = s.periodo and l.conta_id = s.conta_id and coalesce(l.centro_custo_id, 0) = coalesce(s.centro_custo_id, 0)
    where (s.debitos_centavos, s.creditos_centavos) is distinct from (l.debitos::bigint, l.creditos::bigint)
    union all select 'período ' || periodo, 'débitos e créditos diferem em ' || sum(debitos_centavos - creditos_centavos) from saldos_contabeis
      group by periodo having sum(debitos_centavos) <> sum(creditos_centavos)`,
};
