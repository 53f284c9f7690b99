import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const tituloFato: Invariante = {
  id: 'titulo-fato',
  sala: 'financeiro/titulos',
  significado: {
    br: 'Cada título emitido tem o seu fato contábil, do seu valor e com o desconto de quem paga em dia que ele tinha ao nascer.',
    en: 'Each issued title has its accounting fact, of its value and with the discount for paying on time that it was born with.',
  },
  providencia: {
    br: 'A contabilidade não sabe deste título, ou sabe de outro valor.',
    en: 'Accounting does not know of this title, or knows another value.',
  },
  verificar: sql<Violacao>`select 'titulo ' || t.id as alvo, (t.valor_centavos - t.desconto_incondicional_centavos) || ' <> ' || coalesce(f.valor_centavos::text, '–') as detalhe from titulos_receber t
      left join v_fato_contabil f on f.origem_tipo = 'titulo' and f.origem_id = t.id and f.evento = 'titulo.emitido'
      where f.valor_centavos is distinct from t.valor_centavos - t.desconto_incondicional_centavos
        -- Facts of before the discount was kept in them say nothing of it.
        or (f.valores ->> 'descontoCondicionalCentavos')::bigint <> t.desconto_condicional_centavos`,
};
