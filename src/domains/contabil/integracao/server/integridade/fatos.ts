import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

/** A fact of a closed month whose transaction was under way when the month closed is late: it is pending in the month that is open. */
const EM_CURSO = sql`interval '15 minutes'`;

export const fatoNoMesFechado: Invariante = {
  id: 'fato-no-mes-fechado',
  sala: 'contabil/integracao',
  significado: {
    br: 'Um fato de um mês fechado está nos livros uma vez, ou consta por que ficou fora deles.',
    en: 'A fact of a closed month is in the books once, or it is recorded why it was left out.',
  },
  providencia: {
    br: 'Lance o fato pela integração contábil: ele entra no primeiro mês aberto.',
    en: 'Post the fact by the accounting integration: it goes into the first open month.',
  },
  verificar: sql<Violacao>`select 'fato ' || f.id as alvo, f.evento || ', ' || f.data_fato || ', sem lançamento em mês fechado' as detalhe
    from v_fato_pendente f join periodos_contabeis p on p.numero <= 12 and f.data_fato between p.data_inicio and p.data_fim and p.situacao = 'fechado'
    cross join lateral (select s.created_at from periodos_contabeis_situacoes s where s.periodo = p.id order by s.id desc limit 1) h
    where f.created_at < h.created_at - ${EM_CURSO} and not exists (select from fatos_deixados d where d.fato_id = f.id)
    union all select 'fato ' || d.fato_id, 'dispensado e lançado' from fatos_dispensados d join fatos_lancados l on l.fato_id = d.fato_id and l.desfeito_por is null
    union all select 'fato ' || f.id, 'lançado por outro valor' from fatos_contabeis f join fatos_lancados l on l.fato_id = f.id and l.desfeito_por is null
      join fatos_lancados o on o.fato_id = f.estorno_de and o.desfeito_por is null join lancamentos_contabeis e on e.id = l.lancamento_id join lancamentos_contabeis a on a.id = o.lancamento_id
      where e.origem in ('integracao', 'faturamento') and a.origem in ('integracao', 'faturamento') and e.id > a.id and e.valor_centavos <> a.valor_centavos`,
};

export const estornoSozinho: Invariante = {
  id: 'estorno-sozinho',
  sala: 'contabil/integracao',
  significado: {
    br: 'O que desfaz um fato não está nos livros enquanto o fato que ele desfaz espera.',
    en: 'What takes a fact back is not in the books while the fact that it takes back waits.',
  },
  providencia: {
    br: 'Lance o fato que espera, ou estorne o lançamento do que o desfaz: os dois passam a esperar juntos.',
    en: 'Post the fact that waits, or reverse the entry of what takes it back: both then wait together.',
  },
  verificar: sql<Violacao>`select 'fato ' || f.id as alvo, f.evento || ' no lançamento ' || l.lancamento_id || ' sem o fato ' || o.id as detalhe
    from v_fato_pendente o join fatos_contabeis f on f.estorno_de = o.id join fatos_lancados l on l.fato_id = f.id and l.desfeito_por is null`,
};
