import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const recebimentoNatureza: Invariante = {
  id: 'recebimento-natureza',
  sala: 'financeiro/titulos',
  significado: {
    br: 'Cada recebimento vivo se reparte por inteiro entre instrução, outros fins e encargos.',
    en: 'Each living receipt is divided whole among instruction, other purposes and charges.',
  },
  providencia: {
    br: 'Não emita declarações de imposto de renda deste pagador: as partes do acordo dele não fecham com as parcelas.',
    en: 'Issue no income-tax statement to this payer: the parts of the agreement do not add up to its installments.',
  },
  verificar: sql<Violacao>`select 'baixa ' || b.id as alvo, b.valor_centavos || ' <> ' || coalesce(n.valor, 0) as detalhe
    from baixas b left join (select baixa_id, sum(valor_centavos) as valor from v_recebimento_natureza group by baixa_id) n on n.baixa_id = b.id
    where not exists (select 1 from estornos e where e.baixa_id = b.id) and b.valor_centavos is distinct from n.valor`,
};
