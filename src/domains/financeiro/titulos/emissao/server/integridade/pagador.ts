import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const tituloPagador: Invariante = {
  id: 'titulo-pagador',
  sala: 'financeiro/titulos',
  significado: { br: 'Cada título é devido por quem o devia quando nasceu.', en: 'Each title is owed by who owed it when it was born.' },
  providencia: {
    br: 'Não cobre este título: ele está em nome de outra família.',
    en: 'Do not collect this title: it is in the name of another family.',
  },
  // Facts of before the payer was kept in them say nothing of it.
  verificar: sql<Violacao>`select 'titulo ' || t.id as alvo, 'pagador ' || t.pagador_id || ' <> ' || (f.valores ->> 'pagadorId') as detalhe from titulos_receber t
      join v_fato_contabil f on f.origem_tipo = 'titulo' and f.origem_id = t.id and f.evento = 'titulo.emitido' where (f.valores ->> 'pagadorId')::bigint <> t.pagador_id`,
};
