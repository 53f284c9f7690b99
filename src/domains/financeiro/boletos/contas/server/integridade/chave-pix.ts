import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const chavePixEmVigor: Invariante = {
  id: 'chave-pix-em-vigor',
  sala: 'financeiro/boletos',
  significado: {
    br: 'A chave Pix de cada conta é a da última mudança que entrou em vigor.',
    en: 'The Pix key of each account is that of the last change that came into force.',
  },
  providencia: {
    br: 'Confira a chave com o banco; se não é a da escola, peça a mudança e avise as famílias.',
    en: 'Check the key with the bank; if it is not the school’s, ask for the change and tell the families.',
  },
  verificar: sql<Violacao>`select 'conta ' || k.conta_bancaria_id as alvo, 'chave Pix fora do histórico' as detalhe from contas_cobranca k
    join lateral (select m.depois from v_mudanca_bancaria m where m.alvo_tipo = 'conta_cobranca' and m.alvo_id = k.id
      and m.situacao = 'em_vigor' order by m.id desc limit 1) u on true
    where (u.depois ->> 'pixChave') is distinct from k.pix_chave`,
};
