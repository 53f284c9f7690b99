import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

const sala = 'contabil/lancamentos';

export const lancamentoFecha: Invariante = {
  id: 'lancamento-contabil-fecha',
  sala,
  significado: {
    br: 'Cada lançamento tem ao menos duas partidas, datadas como ele, em contas analíticas, e débitos e créditos somam o seu valor.',
    en: 'Each entry has at least two lines, dated as it is, on analytic accounts, and debits and credits add up to its value.',
  },
  providencia: {
    br: 'Não feche o período: compare o lançamento com o que a auditoria guarda dele.',
    en: 'Do not close the period: compare the entry with what the audit keeps of it.',
  },
  verificar: sql<Violacao>`select 'lançamento ' || l.id as alvo, coalesce(s.debitos, 0) || ' / ' || coalesce(s.creditos, 0) || ' <> ' || l.valor_centavos as detalhe
    from lancamentos_contabeis l left join (select lancamento_id, sum(debito_centavos) as debitos, sum(credito_centavos) as creditos, count(*) as linhas
      from partidas_contabeis group by 1) s on s.lancamento_id = l.id
    where (s.debitos, s.creditos) is distinct from (l.valor_centavos, l.valor_centavos) or s.linhas < 2
    union all select 'lançamento ' || l.id, 'data da partida ' || p.ordem from lancamentos_contabeis l join partidas_contabeis p on p.lancamento_id = l.id
      where (p.data_lancamento, p.periodo) is distinct from (l.data_lancamento, l.periodo)
    union all select 'lançamento ' || l.id, 'data fora do período' from lancamentos_contabeis l join periodos_contabeis p on p.id = l.periodo
      where l.data_lancamento not between p.data_inicio and p.data_fim`,
};

export const lancamentoNumero: Invariante = {
  id: 'lancamento-contabil-numero',
  sala,
  significado: {
    br: 'Os lançamentos de um ano são numerados de um em um, sem furos, até o último número do exercício.',
    en: 'The entries of a year are numbered one by one, without holes, up to the last number of the year.',
  },
  providencia: {
    br: 'Procure na auditoria o número que falta: um lançamento não pode ter sido apagado.',
    en: 'Look for the missing number in the audit: no entry can have been deleted.',
  },
  verificar: sql<Violacao>`select 'exercício ' || x.ano as alvo, coalesce(l.n, 0) || ' lançamentos até o nº ' || coalesce(l.ultimo, 0) || '; exercício: ' || x.ultimo_numero as detalhe
    from exercicios_contabeis x left join (select ano, count(*) as n, max(numero) as ultimo from lancamentos_contabeis group by ano) l on l.ano = x.ano
    where (x.ultimo_numero, x.ultimo_numero) is distinct from (coalesce(l.n, 0)::int, coalesce(l.ultimo, 0))`,
};
