import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const lancamentoEstorno: Invariante = {
  id: 'lancamento-estorno',
  sala: 'financeiro/caixa',
  significado: { br: 'O estorno de um lançamento é o seu exato contrário.', en: 'The reversal of an entry is its exact opposite.' },
  providencia: { br: 'Confira os dois lançamentos.', en: 'Check both entries.' },
  verificar: sql<Violacao>`select 'lancamento ' || e.id as alvo, 'estorna ' || o.id || ': ' || e.valor_centavos || ' ' || e.sentido as detalhe from lancamentos_financeiros e
      join lancamentos_financeiros o on o.id = e.estorno_de
      where e.valor_centavos <> o.valor_centavos or e.sentido = o.sentido or e.conta_bancaria_id <> o.conta_bancaria_id`,
};
