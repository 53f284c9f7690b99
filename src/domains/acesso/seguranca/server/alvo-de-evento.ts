import { type RawBuilder, sql } from 'kysely';
import { tiposDoAlvo } from '#shared/eventos-de-seguranca.ts';

/** The name of the user, profile, person or account that event `e` happened to; null where it is of none, or it is gone. */
export const nomeDoAlvo: RawBuilder<string | null> = sql`case
  when e.tipo = any(${tiposDoAlvo('usuario')}::text[]) then (select nullif(concat_ws(' ', x.nome, x.sobrenome), '') from usuarios x where x.id = e.alvo_id)
  when e.tipo = any(${tiposDoAlvo('perfil')}::text[]) then (select x.nome from perfis x where x.id = e.alvo_id)
  when e.tipo = any(${tiposDoAlvo('pessoa')}::text[]) then (select x.nome_completo from v_pessoa_resumo x where x.id = e.alvo_id)
  when e.tipo = any(${tiposDoAlvo('conta')}::text[]) then (select x.nome from v_conta_bancaria x where x.id = e.alvo_id) end`;
