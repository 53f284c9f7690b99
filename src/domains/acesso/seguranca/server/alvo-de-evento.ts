import { type RawBuilder, sql } from 'kysely';
import { tiposDoAlvo } from '#shared/eventos-de-seguranca.ts';

/** The name of the user or profile that event `e` happened to; null where it is of neither, or it is gone. */
export const nomeDoAlvo: RawBuilder<string | null> = sql`case
  when e.tipo = any(${tiposDoAlvo('usuario')}::text[]) then (select nullif(concat_ws(' ', x.nome, x.sobrenome), '') from usuarios x where x.id = e.alvo_id)
  when e.tipo = any(${tiposDoAlvo('perfil')}::text[]) then (select x.nome from perfis x where x.id = e.alvo_id) end`;
