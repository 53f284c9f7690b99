import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const lancamentoManual: Invariante = {
  id: 'lancamento-manual',
  sala: 'financeiro/caixa',
  significado: {
    br: 'Cada lançamento feito à mão, e o seu estorno, moveu o que diz no dia que diz, dos dois lados se for transferência, e tem o seu fato contábil.',
    en: 'Each entry made by hand, and its reversal, moved what it says on the day it says, on both sides if a transfer, and has its accounting fact.',
  },
  providencia: {
    br: 'Confira o extrato das contas do lançamento: um dos lados, o valor ou o dia não é o que foi lançado.',
    en: 'Check the statements of the accounts of the entry: one of its sides, its amount or its day is not what was entered.',
  },
  verificar: sql<Violacao>`select 'lancamento manual ' || m.id as alvo, problema_do_lancamento_manual(m.id) as detalhe
      from lancamentos_manuais m where problema_do_lancamento_manual(m.id) is not null
    union all
    select 'lancamento ' || l.numero, 'sem lançamento manual' from lancamentos_financeiros l
      where l.origem_tipo in ('lancamento_manual', 'transferencia_entrada') and not exists (select 1 from lancamentos_manuais m where m.id = l.origem_id
          and (l.origem_tipo = 'lancamento_manual' or m.tipo = 'transferencia'))
        or l.origem_tipo in ('lancamento_manual_estorno', 'transferencia_entrada_estorno') and not exists (select 1 from lancamentos_manuais_estornos e
          join lancamentos_manuais m on m.id = e.lancamento_manual_id where e.id = l.origem_id and (l.origem_tipo = 'lancamento_manual_estorno' or m.tipo = 'transferencia'))`,
};
