import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';
import { maximoDeBoletos } from '../../esquemas.ts';
import { baixaEnviada } from '../baixa-enviada.ts';
import { desatualizado } from '../desatualizado.ts';

export const boletoVivo: Invariante = {
  id: 'boleto-vivo',
  sala: 'financeiro/boletos',
  significado: {
    br: 'Cada título tem no máximo um boleto que pode ser pago, e o que não vale mais saiu na remessa seguinte.',
    en: 'Each title has at most one slip that can be paid, and one that is no longer valid went with the next remittance.',
  },
  providencia: {
    br: 'Peça a baixa do boleto e gere uma remessa: a família ainda pode pagá-lo.',
    en: 'Ask for the write-off and make a remittance: the family can still pay it.',
  },
  verificar: sql<Violacao>`select 'titulo ' || titulo_id as alvo, count(*) || ' boletos vivos' as detalhe from boletos where situacao in ('gerada', 'enviada', 'registrada')
      group by titulo_id having count(*) > 1
    union all select 'boleto ' || b.id, 'título ' || s.situacao || ', sem pedido de baixa' from boletos b join v_titulo_saldo s on s.id = b.titulo_id
      where ${desatualizado} and not ${baixaEnviada}
        and exists (select 1 from remessas r where r.conta_bancaria_id = b.conta_bancaria_id and r.entradas + r.baixas < ${maximoDeBoletos}
          and r.created_at > greatest(s.updated_at, (select max(d.created_at) from retornos_decisoes d join retornos_linhas l on l.id = d.linha_id where l.boleto_id = b.id)) + interval '10 minutes')`,
};
