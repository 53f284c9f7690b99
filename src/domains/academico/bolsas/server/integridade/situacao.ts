import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const bolsaSituacao: Invariante = {
  id: 'bolsa-situacao',
  sala: 'academico/bolsas',
  significado: {
    br: 'O pedido de bolsa está na situação da última linha do seu histórico.',
    en: 'A scholarship request is in the state of the last row of its history.',
  },
  providencia: { br: 'Confira o histórico do pedido e a auditoria.', en: 'Check the history of the request and the audit.' },
  verificar: sql<Violacao>`select 'bolsa ' || b.id as alvo, b.situacao || ' no pedido' as detalhe from bolsas_pedidos b
    where b.situacao is distinct from (select s.para from bolsas_situacoes s where s.pedido_id = b.id order by s.id desc limit 1)`,
};
