import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ChavePermissao } from '#catalog/telas.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Resposta, Servicos } from '#platform/server/http/tipos.ts';
import type { Pedido } from '#platform/server/http/quem.ts';
import { duracoes, ociosidadeMinutos } from '#domains/acesso/sessao-regras.ts';
import { assinarToken } from './token-de-acesso.ts';
import { criarVinculo, pedeVinculo } from './vinculo.ts';

export type DonoDaSessao = { id: number; nome: string; admin: boolean; permissoes: ReadonlySet<ChavePermissao> };
export type SessaoAberta = { id: number; criadaEm: string; ultimoUsoEm: string; ip: string | null; agente: string | null; atual: boolean };

/** Opens a session, with a fresh `jti` and, for a browser that asks, a fresh cookie. Gives its token. */
export async function abrirSessao(
  db: Db | Tx,
  contexto: { pedido: Pedido; servicos: Servicos; resposta: Resposta },
  dono: DonoDaSessao,
): Promise<{ sessaoId: number; accessToken: string }> {
  const { pedido, servicos, resposta } = contexto;
  const vinculo = pedeVinculo(pedido) ? criarVinculo(servicos.config.publicUrl, pedido, resposta) : null;
  const horas = vinculo === null ? duracoes.absolutaSemVinculoHoras : duracoes.absolutaHoras;
  const jti = randomUUID();
  const { rows } = await sql<{ id: number }>`
    insert into sessoes (usuario_id, jti, vinculo_hash, ip, agente, ociosidade_minutos, expira_em)
    values (${dono.id}, ${jti}, ${vinculo}, ${pedido.ip}, ${pedido.agente.slice(0, 300)}, ${ociosidadeMinutos(dono.admin, dono.permissoes)},
      now() + ${horas} * interval '1 hour') returning id`.execute(db);
  const sessaoId = (rows[0] as { id: number }).id;
  const accessToken = await assinarToken(servicos.config.sessionSecret, {
    usuarioId: dono.id,
    sessaoId,
    jti,
    admin: dono.admin,
    nome: dono.nome,
  });
  return { sessaoId, accessToken };
}

/** Why a session ended before its time, as it is stored. */
export type MotivoDeRevogacao =
  | 'acesso_alterado'
  | 'encerrada_pelo_usuario'
  | 'encerrada_por_administrador'
  | 'saiu'
  | 'segundo_fator_ligado'
  | 'segundo_fator_retirado'
  | 'senha_alterada'
  | 'senha_redefinida'
  | 'token_anterior_usado'
  | 'usuario_desativado'
  | 'vinculo_encerrado';

/** Ends the open sessions of a user, all or all but one; gives how many. They are dead at their very next request. */
export async function revogarSessoes(
  db: Db | Tx,
  usuarioId: number,
  motivo: MotivoDeRevogacao,
  exceto: number | null = null,
): Promise<number> {
  const { rows } = await sql`update sessoes set revogada_em = clock_timestamp(), motivo_revogacao = ${motivo}
    where usuario_id = ${usuarioId} and revogada_em is null and id is distinct from ${exceto}::bigint returning id`.execute(db);
  return rows.length;
}

/** Ends one session of a user; false when there is no such open session. */
export async function revogarSessao(db: Db | Tx, usuarioId: number, sessaoId: number, motivo: MotivoDeRevogacao): Promise<boolean> {
  const { rows } = await sql`update sessoes set revogada_em = clock_timestamp(), motivo_revogacao = ${motivo}
    where id = ${sessaoId} and usuario_id = ${usuarioId} and revogada_em is null returning id`.execute(db);
  return rows.length > 0;
}

/** The sessions of a user that still live, newest use first, at most 100. */
export async function listarSessoes(db: Db | Tx, usuarioId: number, atual: number | null): Promise<SessaoAberta[]> {
  const { rows } =
    await sql<SessaoAberta>`select id, criada_em as "criadaEm", ultimo_uso_em as "ultimoUsoEm", ip, agente, id is not distinct from ${atual}::bigint as atual
    from sessoes where usuario_id = ${usuarioId} and revogada_em is null and expira_em > now()
      and ultimo_uso_em + make_interval(mins => ociosidade_minutos) > now()
    order by ultimo_uso_em desc, id desc limit 100`.execute(db);
  return rows;
}
