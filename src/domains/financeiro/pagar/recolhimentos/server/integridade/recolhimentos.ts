import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const retidoERecolhido: Invariante = {
  id: 'pagar-recolhimento',
  sala: 'financeiro/pagar',
  significado: {
    br: 'Cada imposto retido foi recolhido uma vez ou ainda está a recolher, e cada recolhimento, em título ou já feito por fora, vale os impostos que leva.',
    en: 'Each tax withheld was collected once or is still to be, and each collection, in a payable or made elsewhere, is worth the taxes that it hands over.',
  },
  providencia: {
    br: 'O que foi retido dos fornecedores não é o que se deve a quem recolhe: confira o título com a guia.',
    en: 'What was withheld of suppliers is not what is owed to who collects it: check the payable against its form.',
  },
  verificar: sql<Violacao>`select 'titulo a pagar ' || t.id as alvo, t.bruto_centavos || ' <> ' || coalesce(sum(i.valor_centavos)::text, '–') as detalhe from titulos_pagar t join contas_pagar c on c.id = t.conta_pagar_id
      left join recolhimentos_itens i on i.titulo_id = t.id where c.origem = 'imposto' or i.titulo_id is not null
      group by t.id, c.origem having c.origem <> 'imposto' or t.bruto_centavos is distinct from sum(i.valor_centavos) or bool_or(i.vivo) is distinct from (t.situacao <> 'cancelado')
    union all select 'recolhimento externo ' || x.id, x.valor_centavos || ' <> ' || coalesce(sum(i.valor_centavos)::text, '–') from recolhimentos_externos x
      left join recolhimentos_externos_desfeitos d on d.externo_id = x.id left join recolhimentos_itens i on i.externo_id = x.id
      group by x.id, d.externo_id having x.valor_centavos is distinct from sum(i.valor_centavos) or bool_or(i.vivo) is distinct from (d.externo_id is null) or bool_and(i.vivo) is distinct from (d.externo_id is null)
    union all select 'retencao ' || r.id, r.valor_centavos || ' / ' || r.a_recolher_centavos from v_retencao_pagar r where abs(r.a_recolher_centavos) not in (0, r.valor_centavos)`,
};
