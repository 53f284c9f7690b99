import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const tituloRenegociado: Invariante = {
  id: 'titulo-renegociado',
  sala: 'financeiro/titulos',
  significado: {
    br: 'Título renegociado está em exatamente um acordo que vale.',
    en: 'A renegotiated title is in exactly one agreement that stands.',
  },
  providencia: { br: 'Confira em que acordo o título deveria estar.', en: 'Check which agreement the title should be in.' },
  verificar: sql<Violacao>`select 'titulo ' || t.id as alvo, t.situacao || ' em ' || s.vivos as detalhe from titulos_receber t
      join lateral (select count(*) as vivos from acordos_titulos i where i.titulo_id = t.id and i.devolvido_em is null) s on true
      where (t.situacao = 'renegociado')::int <> s.vivos`,
};
