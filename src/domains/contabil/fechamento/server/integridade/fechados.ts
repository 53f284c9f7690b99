import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

const sala = 'contabil/fechamento';

export const periodosContabeisEmOrdem: Invariante = {
  id: 'periodos-contabeis-em-ordem',
  sala,
  significado: {
    br: 'Cada exercício tem os seus meses e o encerramento, sem anos de fora, e nenhum período fecha antes do anterior.',
    en: 'Each accounting year has its months and its closing, no year is left out, and no period closes before the one before it.',
  },
  providencia: {
    br: 'Reabra os períodos do último para trás até o que ficou aberto, e feche-os na ordem.',
    en: 'Reopen the periods from the last one back to the one left open, and close them in order.',
  },
  verificar: sql<Violacao>`select 'período ' || p.id as alvo, 'fechado antes de ' || a.id as detalhe from periodos_contabeis p
      cross join lateral (select x.id from periodos_contabeis x where x.id < p.id and x.situacao <> 'fechado' order by x.id limit 1) a where p.situacao = 'fechado'
    union all select 'exercício ' || x.ano, 'meses' from exercicios_contabeis x where (select count(*) from periodos_contabeis p where p.ano = x.ano and p.numero <> 13) <> 13
    union all select 'exercício ' || x.ano, 'ano seguinte de fora' from exercicios_contabeis x
      where x.ano < (select max(ano) from exercicios_contabeis) and not exists (select from exercicios_contabeis d where d.ano = x.ano + 1)`,
};

export const periodoContabilFechado: Invariante = {
  id: 'periodo-contabil-fechado',
  sala,
  significado: {
    br: 'Um período fechado tem os lançamentos e a soma com que foi fechado, e nada foi lançado nele depois.',
    en: 'A closed period has the entries and the sum that it was closed with, and nothing was posted in it afterwards.',
  },
  providencia: {
    br: 'Algo foi lançado ou apagado em um período fechado: compare o diário com o que o fechamento guardou.',
    en: 'Something was posted or deleted in a closed period: compare the journal with what the closing kept.',
  },
  verificar: sql<Violacao>`select 'período ' || p.id as alvo, case when h.id is null then 'fechado sem fechamento'
        else coalesce(l.n, 0) || ' lançamentos, ' || coalesce(l.total, 0) || ' <> ' || h.lancamentos || ', ' || h.total_centavos end as detalhe
    from periodos_contabeis p
    left join lateral (select s.* from periodos_contabeis_situacoes s where s.periodo = p.id order by s.id desc limit 1) h on h.para = 'fechado'
    left join (select periodo, count(*) as n, sum(valor_centavos) as total, max(created_at) as ultimo from lancamentos_contabeis group by periodo) l on l.periodo = p.id
    where p.situacao = 'fechado' and (h.id is null or (coalesce(l.n, 0), coalesce(l.total, 0)) is distinct from (h.lancamentos::bigint, h.total_centavos::numeric) or l.ultimo > h.created_at)`,
};

export const encerramentoContabil: Invariante = {
  id: 'encerramento-contabil',
  sala,
  significado: {
    br: 'Um exercício encerrado não deixa resultado nas contas, e o seguinte começa com os saldos que ele deixou.',
    en: 'A closed year leaves no result in its accounts, and the next begins with the balances that it left.',
  },
  providencia: {
    br: 'Reabra o exercício e encerre-o de novo.',
    en: 'Reopen the year and close it again.',
  },
  verificar: sql<Violacao>`select 'exercício ' || x.ano as alvo, problema_do_encerramento(x.ano) as detalhe from exercicios_contabeis x where problema_do_encerramento(x.ano) is not null`,
};
