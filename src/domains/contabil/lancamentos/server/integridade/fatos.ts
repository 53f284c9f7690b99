import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const fatoLancadoUmaVez: Invariante = {
  id: 'fato-lancado',
  sala: 'contabil/lancamentos',
  significado: {
    br: 'Um fato está nos livros por um lançamento no máximo, que não foi estornado.',
    en: 'A fact is in the books by one entry at most, which was not reversed.',
  },
  providencia: {
    br: 'Estorne o lançamento a mais, ou lance de novo o fato que ficou sem lançamento.',
    en: 'Reverse the entry that is too many, or post again the fact that was left without one.',
  },
  verificar: sql<Violacao>`select 'fato ' || fato_id as alvo, count(*) || ' lançamentos' as detalhe from fatos_lancados where desfeito_por is null group by fato_id having count(*) > 1
    union all select 'fato ' || f.fato_id, 'lançamento ' || f.lancamento_id || ' estornado' from fatos_lancados f join lancamentos_contabeis e on e.estorno_de = f.lancamento_id
      where f.desfeito_por is distinct from e.id
    union all select 'fato ' || f.fato_id, 'desfeito por ' || f.desfeito_por from fatos_lancados f join lancamentos_contabeis e on e.id = f.desfeito_por where e.estorno_de is distinct from f.lancamento_id`,
};
