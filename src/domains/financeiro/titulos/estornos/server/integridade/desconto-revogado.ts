import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const descontoRevogado: Invariante = {
  id: 'desconto-revogado',
  sala: 'financeiro/titulos',
  significado: {
    br: 'Título em aberto não guarda desconto de quem quitou em dia; o que um estorno tirou tem o seu fato contábil.',
    en: 'An open title keeps no discount for having been settled on time; what a reversal took back has its accounting fact.',
  },
  providencia: {
    br: 'Confira os pagamentos e estornos do título: o desconto foi dado ou tirado sem que devesse.',
    en: 'Check the payments and reversals of the title: the discount was given or taken back when it should not.',
  },
  verificar: sql<Violacao>`select 'desconto revogado ' || r.id as alvo, problema_do_desconto_revogado(r.id) as detalhe
      from baixas_descontos_revogados r where problema_do_desconto_revogado(r.id) is not null
    union all
    select 'baixa ' || b.id, 'desconto vivo em título aberto' from baixas b join titulos_receber t on t.id = b.titulo_id left join baixas_ajustes a on a.baixa_id = b.id
      where t.situacao in ('aberto', 'parcial') and b.desconto_centavos > coalesce(a.valor_centavos, 0)
        and not exists (select 1 from estornos e where e.baixa_id = b.id) and not exists (select 1 from baixas_descontos_revogados r where r.baixa_id = b.id)`,
};
