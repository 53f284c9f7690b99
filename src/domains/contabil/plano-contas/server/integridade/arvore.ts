import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const planoEmArvore: Invariante = {
  id: 'plano-em-arvore',
  sala: 'contabil/plano-contas',
  significado: {
    br: 'Cada conta cabe na máscara e fica abaixo de uma sintética da sua família; só analíticas têm saldo.',
    en: 'Each account fits the mask and stands beneath a synthetic one of its family; only analytic ones have balances.',
  },
  providencia: {
    br: 'Não lance nesta conta: compare o plano com a última alteração auditada dela.',
    en: 'Do not post in this account: compare the chart with its last audited change.',
  },
  verificar: sql<Violacao>`select 'conta ' || c.id as alvo, 'máscara' as detalhe from contas_contabeis c, contabil_configuracao f where not codigo_na_mascara(c.codigo, f.mascara)
    union all select 'conta ' || c.id, 'conta de cima' from contas_contabeis c left join contas_contabeis p on p.codigo = c.codigo_pai
      where c.codigo_pai is not null and (p.tipo, p.familia) is distinct from ('sintetica', c.familia)
    union all select 'conta ' || c.id, 'sintética com saldo' from contas_contabeis c where c.tipo = 'sintetica' and exists (select from saldos_contabeis s where s.conta_id = c.id)
    union all select 'conta ' || c.id, 'inativa com saldo' from contas_contabeis c
      where not c.ativa and (select coalesce(sum(s.debitos_centavos - s.creditos_centavos), 0) from saldos_contabeis s where s.conta_id = c.id) <> 0`,
};
