import { sql } from 'kysely';
import { permissoesEfetivas } from '#domains/acesso/permissoes-de-perfil.ts';
import { hojeNoBanco } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { pode } from '#platform/server/http/autorizacao.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';

type Linha = {
  pessoa_id: number | null;
  nome: string;
  sobrenome: string | null;
  email: string;
  admin: boolean;
  permissoes: string[] | null;
  restrito: boolean | null;
};

/**
 * The person who asked for a job, with what they may do now and not when they asked; the job acts in no session (0).
 * `pedidoPor`: the endpoint that enqueues it, whose permission must still be held; null where none is asked.
 * @throws AUTOR_SEM_PERMISSAO when the permission is gone, or the user is no longer active, or dismissed.
 */
export async function carregarAutorDeTarefa(db: Db | Tx, usuarioId: number, pedidoPor: Pick<AnyEndpoint, 'acesso'> | null): Promise<Quem> {
  const { rows } = await sql<Linha>`select u.pessoa_id, u.nome, u.sobrenome, u.email, u.admin,
      (select array_agg(distinct pp.tela || ':' || pp.acao) from usuarios_perfis up join perfis_permissoes pp on pp.perfil_id = up.perfil_id
        where up.usuario_id = u.id) as permissoes,
      (select bool_or(p.restringir_painel_professor) from usuarios_perfis up join perfis p on p.id = up.perfil_id where up.usuario_id = u.id) as restrito
    from usuarios u where u.id = ${usuarioId} and u.situacao = 'ativo'
      and coalesce(u.acesso_encerra_em > ${hojeNoBanco}, true)`.execute(db);
  const [usuario] = rows;
  if (!usuario) throw errosComuns.AUTOR_SEM_PERMISSAO();
  const restrito = !usuario.admin && usuario.restrito === true;
  const quem: Quem = {
    usuarioId,
    sessaoId: 0,
    pessoaId: usuario.pessoa_id,
    nome: usuario.nome,
    sobrenome: usuario.sobrenome ?? '',
    email: usuario.email,
    admin: usuario.admin,
    permissoes: permissoesEfetivas(usuario.permissoes, restrito),
    restritoPainelProfessor: restrito,
  };
  if (pedidoPor?.acesso.tipo === 'permissoes' && !pedidoPor.acesso.permissoes.some(({ tela, acao }) => pode(quem, `${tela}:${acao}`)))
    throw errosComuns.AUTOR_SEM_PERMISSAO();
  return quem;
}
