import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const conciliacaoSoma: Invariante = {
  id: 'conciliacao-soma',
  sala: 'financeiro/caixa',
  significado: {
    br: 'As linhas do extrato e os lançamentos de cada conciliação são da mesma conta e somam o mesmo.',
    en: 'The lines of the statement and the entries of each reconciliation are of one account and come to the same.',
  },
  providencia: {
    br: 'Desfaça a conciliação e case de novo as suas linhas.',
    en: 'Undo the reconciliation and match its lines again.',
  },
  verificar: sql<Violacao>`select 'conciliação ' || c.id as alvo, problema_da_conciliacao(c.id) as detalhe from conciliacoes c where problema_da_conciliacao(c.id) is not null`,
};
