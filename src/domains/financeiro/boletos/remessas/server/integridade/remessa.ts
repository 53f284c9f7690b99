import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const remessaTotal: Invariante = {
  id: 'remessa-total',
  sala: 'financeiro/boletos',
  significado: {
    br: 'Cada remessa soma os seus itens: entradas, baixas, vencimentos e valor.',
    en: 'Each remittance sums its items: entries, write-offs, due dates and amount.',
  },
  providencia: {
    br: 'Compare o arquivo guardado com o que o banco recebeu.',
    en: 'Compare the stored file with what the bank received.',
  },
  verificar: sql<Violacao>`select 'remessa ' || r.id as alvo, r.entradas || '/' || r.baixas || '/' || r.vencimentos || '/' || r.total_centavos || ' <> ' || n.entradas || '/' || n.baixas || '/' || n.vencimentos || '/' || n.total as detalhe
      from remessas r cross join lateral (select count(*) filter (where i.movimento = 'entrada') as entradas, count(*) filter (where i.movimento = 'baixa') as baixas,
        count(*) filter (where i.movimento = 'vencimento') as vencimentos,
        coalesce(sum(b.valor_centavos) filter (where i.movimento = 'entrada'), 0) as total from remessas_itens i join boletos b on b.id = i.boleto_id where i.remessa_id = r.id) n
      where (r.entradas, r.baixas, r.vencimentos, r.total_centavos) is distinct from (n.entradas, n.baixas, n.vencimentos, n.total)
    union all select 'boleto ' || b.id, 'remessa de outra conta' from remessas_itens i join remessas r on r.id = i.remessa_id join boletos b on b.id = i.boleto_id
      where (r.conta_cobranca_id, r.conta_bancaria_id) <> (b.conta_cobranca_id, b.conta_bancaria_id)`,
};
