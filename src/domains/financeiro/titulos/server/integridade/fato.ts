import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const tituloFato: Invariante = {
  id: 'titulo-fato',
  sala: 'financeiro/titulos',
  significado: {
    br: 'Cada título emitido tem o seu fato contábil, do seu valor.',
    en: 'Each issued title has its accounting fact, of its value.',
  },
  providencia: {
    br: 'A contabilidade não sabe deste título, ou sabe de outro valor.',
    en: 'Accounting does not know of this title, or knows another value.',
  },
  verificar: sql<Violacao>`select 'titulo ' || t.id as alvo, (t.valor_centavos - t.desconto_incondicional_centavos) || ' <> ' || coalesce(f.valor_centavos::text, '–') as detalhe from titulos_receber t
      left join v_fato_contabil f on f.origem_tipo = 'titulo' and f.origem_id = t.id and f.evento = 'titulo.emitido'
      where f.valor_centavos is distinct from t.valor_centavos - t.desconto_incondicional_centavos`,
};
