import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const bancoDoFornecedor: Invariante = {
  id: 'banco-do-fornecedor',
  sala: 'financeiro/fornecedores',
  significado: {
    br: 'Os dados bancários de cada fornecedor são os da última mudança que entrou em vigor.',
    en: 'The bank data of each supplier are those of the last change that came into force.',
  },
  providencia: {
    br: 'Confira com o fornecedor antes de pagar: o dinheiro pode ir para outra conta.',
    en: 'Check with the supplier before paying: the money may go to another account.',
  },
  verificar: sql<Violacao>`select 'fornecedor ' || f.id as alvo, 'banco' as detalhe from fornecedores f
      left join lateral (select m.depois from v_mudanca_bancaria m where m.alvo_tipo = 'fornecedor' and m.alvo_id = f.id and m.situacao = 'em_vigor' order by m.vigorou_em desc, m.id desc limit 1) u on true
      where coalesce(f.banco, '{}') is distinct from coalesce(u.depois, '{}')`,
};
