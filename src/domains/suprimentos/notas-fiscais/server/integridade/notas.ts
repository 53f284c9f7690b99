import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

const sala = 'suprimentos/notas-fiscais';

export const totalDaNotaFiscal: Invariante = {
  id: 'nota-fiscal-total',
  sala,
  significado: {
    br: 'O total de cada nota é itens + frete + seguro + outras despesas − desconto, e as parcelas somam o total sem os impostos retidos.',
    en: 'The total of each invoice is items + freight + insurance + other costs − discount, and the installments add up to it without withheld taxes.',
  },
  providencia: {
    br: 'Compare a nota com o documento do fornecedor; se está gerada, estorne-a e lance de novo.',
    en: 'Compare the invoice with the supplier’s document; if it is generated, reverse it and enter it again.',
  },
  verificar: sql<Violacao>`select 'nota fiscal ' || n.id as alvo, p.problema as detalhe
    from notas_fiscais n cross join lateral (select problema_da_nota_fiscal(n.id) as problema) p
    where p.problema in ('total', 'custo dos itens', 'parcelas', 'sem parcelas')`,
};

export const efeitosDaNotaFiscal: Invariante = {
  id: 'nota-fiscal-efeitos',
  sala,
  significado: {
    br: 'Os títulos de cada nota gerada são as suas parcelas, e a entrada no estoque, os seus itens; os de uma estornada foram desfeitos.',
    en: 'The payables of each generated invoice are its installments, and its entry in stock its items; those of a reversed one were undone.',
  },
  providencia: {
    br: 'Não pague os títulos nem retire os produtos desta nota antes de compará-la com eles.',
    en: 'Neither pay the payables nor withdraw the products of this invoice before comparing it with them.',
  },
  verificar: sql<Violacao>`select 'nota fiscal ' || n.id as alvo, p.problema as detalhe
      from notas_fiscais n cross join lateral (select problema_da_nota_fiscal(n.id) as problema) p
      where p.problema not in ('total', 'custo dos itens', 'parcelas', 'sem parcelas')
    union all
    select 'conta a pagar ' || c.id, 'sem nota' from v_conta_pagar c
      where c.origem = 'nota_fiscal' and not exists (select 1 from notas_fiscais_geracoes g where g.conta_pagar_id = c.id)
    union all
    select 'operação de estoque ' || o.id, 'sem nota' from operacoes_estoque o
      where o.origem_tipo = 'nota_fiscal' and not exists (select 1 from notas_fiscais_geracoes g where g.operacao_estoque_id = o.id)`,
};
