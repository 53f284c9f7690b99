import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const lancamentoPeriodo: Invariante = {
  id: 'lancamento-periodo',
  sala: 'financeiro/caixa',
  significado: {
    br: 'Cada lançamento está no período da sua conta e data, e nenhum entrou depois do fechamento.',
    en: 'Each entry lies in the period of its account and date, and none came in after the closing.',
  },
  providencia: { br: 'Confira quem fez o lançamento e quando.', en: 'Check who made the entry and when.' },
  verificar: sql<Violacao>`select 'lancamento ' || l.id as alvo, l.data_movimento || ' no período ' || p.id as detalhe from lancamentos_financeiros l join periodos_financeiros p on p.id = l.periodo_financeiro_id
      where l.conta_bancaria_id <> p.conta_bancaria_id or l.data_movimento not between p.data_inicio and p.data_fim
        or (p.situacao = 'fechado' and l.created_at > (select max(h.created_at) from periodos_financeiros_situacoes h where h.periodo_financeiro_id = p.id and h.para = 'fechado'))`,
};
