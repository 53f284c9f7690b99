import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const boletoNumero: Invariante = {
  id: 'boleto-numero',
  sala: 'financeiro/boletos',
  significado: {
    br: 'Um nosso número é de um só boleto em tudo o que o banco conta junto, e só uma conta ativa segue cada contagem.',
    en: 'A nosso número belongs to one slip in all that the bank counts together, and one active account goes on with each count.',
  },
  providencia: {
    br: 'Dos boletos de mesmo número, peça a baixa de um e emita outro; das contas, desative a que não está em uso.',
    en: 'Of the slips with one number, ask for the write-off of one and issue another; of the accounts, deactivate the one not in use.',
  },
  verificar: sql<Violacao>`select 'boletos ' || string_agg(b.id::text, ', ' order by b.id) as alvo, 'nosso número ' || b.nosso_numero || ' repetido' as detalhe
      from boletos b group by b.chave_numeracao, b.nosso_numero having count(*) > 1 and bool_or(b.situacao in ('gerada', 'enviada', 'registrada'))
    union all select 'contas ' || string_agg(n.conta_bancaria_id::text, ', ' order by n.conta_bancaria_id), 'numeração ' || n.chave
      from v_conta_numeracao n where n.ativa group by n.chave having count(distinct n.conta_bancaria_id) > 1`,
};
