import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

const sala = 'financeiro/pagar';

export const rateioDoTituloPagar: Invariante = {
  id: 'pagar-rateio',
  sala,
  significado: {
    br: 'O rateio de cada título a pagar soma o seu valor bruto, os impostos retidos somam o que foi retido, os títulos de cada conta somam a conta, e ela vive enquanto um deles vive.',
    en: 'The parts of each payable add up to its gross amount, the withheld taxes to what was withheld, the payables of each bill to the bill, and it lives while one of them does.',
  },
  providencia: {
    br: 'A despesa por categoria e centro de custo não é a que foi comprada: confira a conta com o documento.',
    en: 'The expense by category and cost centre is not what was bought: check the bill against its document.',
  },
  verificar: sql<Violacao>`select 'titulo a pagar ' || t.id as alvo, t.bruto_centavos || ' / ' || t.retido_centavos || ' <> ' || r.rateado || ' / ' || r.retido as detalhe from titulos_pagar t
      cross join lateral (select (select coalesce(sum(x.valor_centavos), 0) from titulos_pagar_rateio x where x.titulo_id = t.id) as rateado,
        (select coalesce(sum(x.valor_centavos), 0) from titulos_pagar_retencoes x where x.titulo_id = t.id) as retido) r
      where (t.bruto_centavos, t.retido_centavos) is distinct from (r.rateado, r.retido)
    union all select 'conta a pagar ' || c.id, c.valor_centavos || ' <> ' || coalesce(sum(t.bruto_centavos), 0) from contas_pagar c left join titulos_pagar t on t.conta_pagar_id = c.id
      group by c.id having c.valor_centavos <> coalesce(sum(t.bruto_centavos), 0) or c.parcelas <> count(t.id)
        or c.viva is distinct from coalesce(bool_or(t.situacao <> 'cancelado'), false)`,
};

export const fatoDoTituloPagar: Invariante = {
  id: 'pagar-fato',
  sala,
  significado: {
    br: 'Cada título a pagar tem o seu fato contábil, do seu valor bruto, e cada cancelamento o fato contrário.',
    en: 'Each payable has its accounting fact, of its gross amount, and each cancellation the opposite fact.',
  },
  providencia: {
    br: 'A contabilidade não sabe desta dívida, ou sabe de outro valor.',
    en: 'Accounting does not know of this debt, or knows another amount.',
  },
  verificar: sql<Violacao>`select 'titulo a pagar ' || t.id as alvo, t.bruto_centavos || ' <> ' || coalesce(f.valor_centavos::text, '–') as detalhe from titulos_pagar t
      left join v_fato_contabil f on f.origem_tipo = 'titulo_pagar' and f.origem_id = t.id and f.evento = 'pagar.lancado' where f.valor_centavos is distinct from t.bruto_centavos
    union all select 'titulo a pagar ' || t.id, t.situacao from titulos_pagar t where (t.situacao = 'cancelado') is distinct from exists (
      select 1 from titulos_pagar_cancelamentos k join v_fato_contabil f on f.origem_tipo = 'titulo_pagar_cancelamento' and f.origem_id = k.id and f.estorno_de is not null where k.titulo_id = t.id)`,
};

export const aprovacaoDaConta: Invariante = {
  id: 'pagar-aprovacao',
  sala,
  significado: {
    br: 'Nada foi pago de conta que aguarda aprovação ou foi recusada, quem aprovou não é quem lançou, e nenhum código mudou depois.',
    en: 'Nothing was paid of a bill that awaits approval or was refused, whoever approved is not who entered it, and no code changed since.',
  },
  providencia: {
    br: 'Um pagamento saiu sem a segunda pessoa: confira com quem o registrou.',
    en: 'A payment went out without the second person: check with whoever entered it.',
  },
  verificar: sql<Violacao>`select 'conta a pagar ' || c.id as alvo, c.aprovacao as detalhe from contas_pagar c where c.aprovacao in ('pendente', 'recusada')
      and exists (select 1 from titulos_pagar t join baixas_pagar b on b.titulo_id = t.id where t.conta_pagar_id = c.id and t.pago_centavos > 0
        and not exists (select 1 from contas_pagar_aprovacoes a where a.conta_pagar_id = c.id and a.decisao = 'aprovada' and a.created_at < b.created_at))
    union all select 'conta a pagar ' || c.id, c.aprovacao || ' <> ' || coalesce(a.decisao, '–') from contas_pagar c
        left join lateral (select decisao, created_at from contas_pagar_aprovacoes where conta_pagar_id = c.id order by id desc limit 1) a on true
      where exists (select 1 from contas_pagar_aprovacoes x where x.conta_pagar_id = c.id and x.usuario_id = c.criada_por)
        or c.aprovacao in ('aprovada', 'recusada') and a.decisao is distinct from c.aprovacao
        or c.aprovacao = 'aprovada' and exists (select 1 from titulos_pagar t where t.conta_pagar_id = c.id and t.situacao in ('aberto', 'parcial') and t.codigo_mudou_em > a.created_at)`,
};
