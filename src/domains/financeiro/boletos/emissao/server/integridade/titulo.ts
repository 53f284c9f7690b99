import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const boletoTitulo: Invariante = {
  id: 'boleto-titulo',
  sala: 'financeiro/boletos',
  significado: {
    br: 'Cada boleto cobra o título para o qual foi emitido.',
    en: 'Each slip asks for the title that it was issued for.',
  },
  providencia: {
    br: 'Não entregue este boleto: o pagamento dele iria para outro título. Chame o suporte com o número dele.',
    en: 'Do not hand this slip out: its payment would go to another title. Call support with its number.',
  },
  // What the slip itself keeps (codes, amount, due date) does not name the title; the row written when it was issued does.
  verificar: sql<Violacao>`select 'boleto ' || b.id as alvo, 'título ' || b.titulo_id || ' <> ' || (a.depois ->> 'tituloId') as detalhe
      from boletos b join auditoria a on a.alvo_tipo = 'boleto' and a.alvo_id = b.id and a.acao = 'boleto.emitido'
      where (a.depois ->> 'tituloId')::bigint <> b.titulo_id`,
};
