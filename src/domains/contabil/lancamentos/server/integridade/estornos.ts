import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const estornoContabil: Invariante = {
  id: 'estorno-contabil',
  sala: 'contabil/lancamentos',
  significado: {
    br: 'O estorno de um lançamento é o seu exato espelho, e o que foi corrigido foi estornado.',
    en: 'The reversal of an entry is its exact mirror, and what was corrected was reversed.',
  },
  providencia: {
    br: 'Compare as partidas dos dois lançamentos e faça um novo que acerte a diferença.',
    en: 'Compare the lines of both entries and post another that settles the difference.',
  },
  verificar: sql<Violacao>`select 'lançamento ' || l.id as alvo, 'estorna ' || l.estorno_de as detalhe from lancamentos_contabeis l
    where l.estorno_de is not null and exists (select from (select * from partidas_contabeis where lancamento_id = l.id) e
      full join (select * from partidas_contabeis where lancamento_id = l.estorno_de) o using (ordem)
      where (e.conta_id, e.debito_centavos, e.credito_centavos) is distinct from (o.conta_id, o.credito_centavos, o.debito_centavos) or e.centro_custo_id is distinct from o.centro_custo_id)
    union all select 'lançamento ' || l.id, 'corrige ' || l.corrige_id || ', que não foi estornado' from lancamentos_contabeis l
      where l.corrige_id is not null and not exists (select from lancamentos_contabeis e where e.estorno_de = l.corrige_id)`,
};
