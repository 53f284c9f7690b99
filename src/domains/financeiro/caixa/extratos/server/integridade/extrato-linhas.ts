import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const extratoLinhas: Invariante = {
  id: 'extrato-linhas',
  sala: 'financeiro/caixa',
  significado: {
    br: 'Cada extrato bancário tem as linhas novas que diz ter, dentro dos seus dias.',
    en: 'Each bank statement has the new lines that it says it has, within its days.',
  },
  providencia: {
    br: 'Descarte o extrato, se nada dele foi conciliado, e leia o arquivo de novo.',
    en: 'Discard the statement, if nothing of it was reconciled, and read the file again.',
  },
  verificar: sql<Violacao>`select 'extrato bancário ' || e.id as alvo, l.n || ' linhas, ' || l.fora || ' fora dos dias; ditas ' || (e.lidas - e.repetidas) as detalhe from extratos_bancarios e
      cross join lateral (select count(*) as n, count(*) filter (where x.data_linha not between e.data_inicio and e.data_fim) as fora
        from extratos_bancarios_linhas x where x.extrato_id = e.id) l
      where l.n <> e.lidas - e.repetidas or l.fora > 0`,
};
