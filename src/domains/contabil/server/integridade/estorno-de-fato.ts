import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const fatoEstorno: Invariante = {
  id: 'fato-estorno',
  sala: 'contabil',
  significado: {
    br: 'O estorno de um fato contábil é o seu exato espelho, uma vez só.',
    en: 'The reversal of an accounting fact is its exact mirror, once.',
  },
  providencia: {
    br: 'Não integre este fato: compare com o movimento que o gerou.',
    en: 'Do not post this fact: compare it with the movement that made it.',
  },
  verificar: sql<Violacao>`select 'fato ' || e.id as alvo, 'estorna ' || o.id as detalhe from fatos_contabeis e join fatos_contabeis o on o.id = e.estorno_de
      where e.valor_centavos <> o.valor_centavos or e.valores <> o.valores or e.id <= o.id
        or exists (select 1 from fatos_contabeis x where x.estorno_de = o.id and x.id <> e.id)`,
};
