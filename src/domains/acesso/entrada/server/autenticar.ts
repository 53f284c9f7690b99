import { sql } from 'kysely';
import { permissoesConhecidas } from '#catalog/telas.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import type { ContextoPublico } from '#platform/server/http/tipos.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import type { sessaoApi } from '#domains/acesso/api.ts';
import { errosAcesso } from '#domains/acesso/erros.ts';
import type { FormatoSenha } from '#domains/acesso/esquemas.ts';
import type { SituacaoUsuario } from '#domains/acesso/situacoes.ts';
import { conferirCodigo, recusasDeCodigo } from '#domains/acesso/segundo-fator/server/door.ts';
import { abrirSenha } from '#domains/acesso/server/envelope.ts';
import { registrar } from '#domains/acesso/server/eventos.ts';
import type { CodigoCerto } from '#domains/acesso/segundo-fator/server/door.ts';
import { conferirSenha, gerarHash, isHashAntigo } from '#domains/acesso/server/hash-de-senha.ts';
import { abrirSessao } from '#domains/acesso/sessoes/server/door.ts';
import { chaveDeTentativa, contarTentativa, enderecoParaContar } from '#domains/acesso/server/tentativas.ts';

type Usuario = {
  id: number;
  nome: string;
  sobrenome: string | null;
  email: string;
  pessoa_id: number | null;
  senha_hash: string | null;
  situacao: SituacaoUsuario;
  admin: boolean;
  encerrado: boolean;
  confirmado: boolean;
  segundo_fator: boolean;
  permissoes: string[] | null;
};

/**
 * Signs in. Attempts are counted before they are tried; an unknown e-mail, a wrong password, a blocked user and an
 * envelope that does not open all get the same answer after the same work.
 * Only whoever knows the password hears more: that a code of the second factor is asked for, or that the sign-up waits.
 * @throws CREDENCIAIS_INVALIDAS, MUITAS_TENTATIVAS, SEGUNDO_FATOR_EXIGIDO, CODIGO_INCORRETO, CADASTRO_PENDENTE or CADASTRO_SEM_CONFIRMACAO.
 */
export async function autenticar(
  { db, pedido, servicos, resposta }: ContextoPublico,
  { body }: EntradaServidor<typeof sessaoApi.autenticar>,
): Promise<RespostaServidor<typeof sessaoApi.autenticar>> {
  const endereco = enderecoParaContar(pedido.ip);
  await contarTentativa(db, 'endereco', endereco);
  await contarTentativa(db, 'conta', body.email);
  const usuario = await buscar(db, body.email, servicos.config.tzEscola);
  const senha = abrirSenha(servicos.config.credentialKey, body.senha, body.formato);
  const certa = await conferirSenha(senha, usuario?.senha_hash ?? null);
  if (certa && usuario?.situacao === 'pendente')
    throw usuario.confirmado ? errosAcesso.CADASTRO_PENDENTE() : errosAcesso.CADASTRO_SEM_CONFIRMACAO();
  if (!certa || senha === null || usuario?.situacao !== 'ativo' || usuario.encerrado) {
    await registrar(db, pedido, { tipo: 'entrada.falhou', usuarioId: usuario?.id ?? null, motivo: motivoDaFalha(usuario, certa) });
    throw errosAcesso.CREDENCIAIS_INVALIDAS();
  }
  const segundo = usuario.segundo_fator ? await pedirCodigo({ db, pedido, servicos }, usuario.id, body) : null;
  const dono = { id: usuario.id, nome: usuario.nome, admin: usuario.admin, permissoes: permissoesConhecidas(usuario.permissoes) };
  const { sessaoId, accessToken } = await abrirSessao(db, { pedido, servicos, resposta }, dono);
  const senhaHash = usuario.senha_hash !== null && isHashAntigo(usuario.senha_hash) ? await gerarHash(senha) : null;
  await anotarEntrada(db, usuario.id, senhaHash, body.email, endereco);
  await registrar(db, pedido, {
    tipo: 'entrada.feita',
    usuarioId: usuario.id,
    sessaoId,
    ...motivoDaEntrada(body.formato, segundo),
  });
  return { accessToken, name: usuario.nome, surname: usuario.sobrenome ?? '', email: usuario.email, personId: usuario.pessoa_id };
}

async function buscar(db: Db, email: string, fuso: string): Promise<Usuario | undefined> {
  const { rows } = await sql<Usuario>`${preparada}select u.id, u.nome, u.sobrenome, u.email, u.pessoa_id, u.senha_hash, u.situacao, u.admin,
      coalesce(u.acesso_encerra_em <= (now() at time zone ${fuso})::date, false) as encerrado, u.email_confirmado_em is not null as confirmado,
      exists (select from segundos_fatores f where f.usuario_id = u.id and f.confirmado_em is not null) as segundo_fator,
      (select array_agg(distinct pp.tela || ':' || pp.acao) from usuarios_perfis up join perfis_permissoes pp on pp.perfil_id = up.perfil_id
        where up.usuario_id = u.id) as permissoes
    from usuarios u where u.email = ${email}`.execute(db);
  return rows[0];
}

/** The code of the second factor. Without one the password was right all the same: it leaves the counts as it found them. */
async function pedirCodigo(
  contexto: Pick<ContextoPublico, 'db' | 'pedido' | 'servicos'>,
  usuarioId: number,
  { email, codigo }: { email: string; codigo?: string | undefined },
): Promise<CodigoCerto> {
  if (codigo !== undefined) return conferirCodigo(contexto, { id: usuarioId }, codigo, recusasDeCodigo.naEntrada);
  const chaves = [chaveDeTentativa('conta', email), chaveDeTentativa('endereco', enderecoParaContar(contexto.pedido.ip))];
  await sql`update tentativas set contador = greatest(contador - 1, 0) where chave = any(${chaves}::text[])`.execute(contexto.db);
  throw errosAcesso.SEGUNDO_FATOR_EXIGIDO({}, { campos: ['codigo'] });
}

function motivoDaEntrada(formato: FormatoSenha, segundo: CodigoCerto | null): { motivo?: string } {
  const partes = [formato === 'aes-cbc' ? 'envelope' : null, segundo && `segundo_fator_${segundo}`].filter(Boolean);
  return partes.length > 0 ? { motivo: partes.join(', ') } : {};
}

function motivoDaFalha(usuario: Usuario | undefined, certa: boolean): string {
  if (!usuario) return 'email_desconhecido';
  if (!certa) return 'senha_incorreta';
  return usuario.encerrado ? 'acesso_encerrado' : `usuario_${usuario.situacao}`;
}

/** The account's count is forgotten; of the address only this attempt, or one right account would open the way to guess others. */
async function anotarEntrada(db: Db, usuarioId: number, senhaHash: string | null, email: string, endereco: string): Promise<void> {
  await sql`with conta as (delete from tentativas where chave = ${chaveDeTentativa('conta', email)}),
      endereco as (update tentativas set contador = greatest(contador - 1, 0) where chave = ${chaveDeTentativa('endereco', endereco)})
    update usuarios set ultimo_acesso_em = now(), senha_hash = coalesce(${senhaHash}, senha_hash) where id = ${usuarioId}`.execute(db);
}
