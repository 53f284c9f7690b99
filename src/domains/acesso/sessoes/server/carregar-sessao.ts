import { sql } from 'kysely';
import { preparada } from '#platform/server/database/preparada.ts';
import type { Servicos, Sessao } from '#platform/server/http/tipos.ts';
import type { Pedido, Quem } from '#platform/server/http/quem.ts';
import { errosComuns } from '#shared/erros.ts';
import type { TipoDeEvento } from '#shared/eventos-de-seguranca.ts';
import { exigeSegundoFator } from '#domains/acesso/server/regras.ts';
import { permissoesEfetivas } from '#domains/acesso/permissoes-de-perfil.ts';
import { registrar, registrarAmostra } from '#domains/acesso/server/eventos.ts';
import { revogarSessao } from './sessoes.ts';
import { lerToken, tokenDoCabecalho, type TokenLido } from './token-de-acesso.ts';
import { vinculoDoPedido } from './vinculo.ts';

type Estado = 'viva' | 'revogada' | 'usuario_inativo' | 'expirada' | 'ociosa' | 'vinculo' | 'roubo';
type Linha = {
  pessoa_id: number | null;
  agora: string;
  nome: string;
  sobrenome: string | null;
  email: string;
  admin: boolean;
  estado: Estado;
  permissoes: string[] | null;
  restrito: boolean | null;
  falta_segundo_fator: boolean | null;
};

/**
 * The person behind a request, in one statement: the session of the token (or of the token before its last rotation, for
 * a minute), alive within its limits, of an active user, with the cookie it was bound to, and what the profiles grant at
 * this moment. Notes the use at most once a minute, unless the page says that nobody did anything.
 * @throws SESSAO_INVALIDA for every kind of dead session.
 */
export async function carregarSessao(servicos: Servicos, pedido: Pedido): Promise<Sessao> {
  const token = await tokenDoPedido(servicos, pedido);
  const linha = await buscar(servicos, pedido, token);
  if (linha?.estado !== 'viva') return recusar(servicos, pedido, token, linha?.estado ?? 'revogada');
  const { admin, permissoes } = linha;
  const restrito = !admin && linha.restrito === true;
  const quem: Quem = {
    usuarioId: token.usuarioId,
    sessaoId: token.sessaoId,
    pessoaId: linha.pessoa_id,
    nome: linha.nome,
    sobrenome: linha.sobrenome ?? '',
    email: linha.email,
    admin,
    permissoes: permissoesEfetivas(permissoes, restrito),
    restritoPainelProfessor: restrito,
    pendencia: linha.falta_segundo_fator === true ? 'segundo_fator' : null,
  };
  return { quem, agora: linha.agora };
}

/** The verified token of a request. @throws SESSAO_INVALIDA when there is none or it is not ours. */
export async function tokenDoPedido(servicos: Servicos, pedido: Pedido): Promise<TokenLido> {
  const texto = tokenDoCabecalho(pedido.cabecalhos['authorization']);
  if (texto === null) {
    await registrarAmostra(servicos, pedido, { tipo: 'sessao.ausente' });
    throw errosComuns.SESSAO_INVALIDA();
  }
  const lido = await lerToken(servicos.config.sessionSecret, texto);
  if (!('recusa' in lido)) return lido;
  await registrarAmostra(servicos, pedido, { tipo: 'sessao.token_invalido', motivo: lido.recusa });
  throw errosComuns.SESSAO_INVALIDA();
}

async function buscar(servicos: Servicos, pedido: Pedido, { usuarioId, sessaoId, jti }: TokenLido): Promise<Linha | undefined> {
  const { publicUrl, tzEscola } = servicos.config;
  // A full disk ends no reading: the use is noted again when there is room.
  const ativo = pedido.cabecalhos['x-patio-atividade'] !== 'nao' && servicos.disco.situacao !== 'cheio';
  const { rows } = await sql<Linha>`${preparada}with s as (
      select s.id, s.ultimo_uso_em, u.id as usuario_id, u.pessoa_id, u.nome, u.sobrenome, u.email, u.admin,
        case
          when s.revogada_em is not null then 'revogada'
          when u.situacao <> 'ativo' or u.acesso_encerra_em <= (now() at time zone ${tzEscola})::date then 'usuario_inativo'
          when s.expira_em <= now() then 'expirada'
          when s.ultimo_uso_em + make_interval(mins => s.ociosidade_minutos) <= now() then 'ociosa'
          when s.vinculo_hash is not null and s.vinculo_hash is distinct from ${vinculoDoPedido(publicUrl, pedido)}::bytea then 'vinculo'
          when s.jti <> ${jti}::uuid and s.jti_anterior_ate <= now() then 'roubo'
          else 'viva' end as estado
      from sessoes s join usuarios u on u.id = s.usuario_id
      where s.id = ${sessaoId} and u.id = ${usuarioId} and ${jti}::uuid in (s.jti, s.jti_anterior)
    ), uso as (
      update sessoes set ultimo_uso_em = now() from s
      where sessoes.id = s.id and s.estado = 'viva' and ${ativo}::boolean and s.ultimo_uso_em < now() - interval '1 minute'
    )
    select s.pessoa_id, s.nome, s.sobrenome, s.email, s.admin, s.estado, now() as agora,
      (select array_agg(distinct pp.tela || ':' || pp.acao) from usuarios_perfis up join perfis_permissoes pp on pp.perfil_id = up.perfil_id
        where up.usuario_id = s.usuario_id) as permissoes,
      (select bool_or(p.restringir_painel_professor) from usuarios_perfis up join perfis p on p.id = up.perfil_id where up.usuario_id = s.usuario_id) as restrito,
      ${exigeSegundoFator('s.usuario_id', 's.admin')}
        and not exists (select from segundos_fatores f where f.usuario_id = s.usuario_id and f.confirmado_em is not null) as falta_segundo_fator
    from s`.execute(servicos.db);
  return rows[0];
}

const eventoDe: Partial<Record<Estado, TipoDeEvento>> = {
  revogada: 'sessao.revogada_usada',
  usuario_inativo: 'sessao.usuario_inativo',
  vinculo: 'sessao.vinculo_divergente',
};

async function recusar(servicos: Servicos, pedido: Pedido, { usuarioId, sessaoId }: TokenLido, estado: Estado): Promise<never> {
  const tipo = eventoDe[estado];
  if (estado === 'roubo') {
    // Somebody still holds the token that was rotated away: neither holder can be told from the other, so both leave.
    await revogarSessao(servicos.db, usuarioId, sessaoId, 'token_anterior_usado');
    await registrar(servicos.db, pedido, { tipo: 'sessao.roubo', usuarioId, sessaoId });
  } else if (tipo) {
    await registrarAmostra(servicos, pedido, { tipo, usuarioId, sessaoId });
  }
  throw errosComuns.SESSAO_INVALIDA();
}
