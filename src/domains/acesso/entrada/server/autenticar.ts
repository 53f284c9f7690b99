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
import { aparelhoDoPedido, isAparelhoConhecido, lembrarAparelho } from '#domains/acesso/server/aparelhos.ts';
import { anotarFalha, atrasDeMuitasFalhas, contasQueFalharam, esquecerFalha } from '#domains/acesso/server/enderecos.ts';
import { registrar, registrarAmostra, registrarDeHoraEmHora } from '#domains/acesso/server/eventos.ts';
import type { CodigoCerto } from '#domains/acesso/segundo-fator/server/door.ts';
import { conferirSenha, gerarHash, isHashAntigo } from '#domains/acesso/senhas/server/door.ts';
import { abrirSessao } from '#domains/acesso/sessoes/server/door.ts';
import { conferirContando } from '#domains/acesso/server/tentativas.ts';
import { contasLivresPorEndereco } from '#domains/acesso/limites.ts';
import { ErroNegocio } from '#shared/erros.ts';

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
 * Signs in. Attempts are counted before they are tried, for the account, and apart for each browser where its owner signed in before; what
 * failed for other accounts behind the same address makes a wrong attempt be told late and never refuses one. An unknown e-mail, a wrong password, a blocked
 * user and an envelope that does not open all get the same answer after the same work.
 * Only whoever knows the password hears more: that a code of the second factor is asked for, or that the sign-up waits.
 * @throws CREDENCIAIS_INVALIDAS, MUITAS_TENTATIVAS, SEGUNDO_FATOR_EXIGIDO, CODIGO_INCORRETO, CADASTRO_PENDENTE or CADASTRO_SEM_CONFIRMACAO.
 */
export async function autenticar(
  contexto: ContextoPublico,
  { body }: EntradaServidor<typeof sessaoApi.autenticar>,
): Promise<RespostaServidor<typeof sessaoApi.autenticar>> {
  const { db, pedido, servicos } = contexto;
  const usuario = await buscar(db, body.email, servicos.config.tzEscola);
  const senha = abrirSenha(servicos.config.credentialKey, body.senha, body.formato);
  const { certa, muitasFalhas } = await conferir(contexto, usuario, body.email, senha);
  if (certa && usuario?.situacao === 'pendente')
    throw usuario.confirmado ? errosAcesso.CADASTRO_PENDENTE() : errosAcesso.CADASTRO_SEM_CONFIRMACAO();
  if (!certa || senha === null || !usuario || !podeEntrar(usuario)) {
    await anotarFalha(db, pedido.ip, body.email);
    const evento = { tipo: 'entrada.falhou', usuarioId: usuario?.id ?? null, motivo: motivoDaFalha(usuario, certa) } as const;
    // Of a flood of accounts that there are not, a few a minute say all that there is to say.
    if (muitasFalhas && !usuario) await registrarAmostra(servicos, pedido, evento);
    else await registrar(db, pedido, evento);
    throw errosAcesso.CREDENCIAIS_INVALIDAS();
  }
  await esquecerFalha(db, pedido.ip, body.email);
  const segundo = usuario.segundo_fator ? await pedirCodigo(contexto, usuario.id, body) : null;
  const dono = { id: usuario.id, nome: usuario.nome, admin: usuario.admin, permissoes: permissoesConhecidas(usuario.permissoes) };
  const { sessaoId, accessToken } = await abrirSessao(db, contexto, dono);
  const senhaHash = usuario.senha_hash !== null && isHashAntigo(usuario.senha_hash) ? await gerarHash(senha) : null;
  await sql`update usuarios set ultimo_acesso_em = now(), senha_hash = coalesce(${senhaHash}, senha_hash) where id = ${usuario.id}`.execute(
    db,
  );
  await lembrarAparelho(db, contexto, usuario.id);
  await registrar(db, pedido, {
    tipo: 'entrada.feita',
    usuarioId: usuario.id,
    sessaoId,
    ...motivoDaEntrada(body.formato, segundo),
  });
  return { accessToken, name: usuario.nome, surname: usuario.sobrenome ?? '', email: usuario.email, personId: usuario.pessoa_id };
}

const podeEntrar = (usuario: Usuario | undefined): boolean => usuario?.situacao === 'ativo' && !usuario.encerrado;

/** Whether the password is the one of the account: counted, and with an event for what is held back. @throws MUITAS_TENTATIVAS. */
async function conferir(
  contexto: ContextoPublico,
  usuario: Usuario | undefined,
  email: string,
  senha: string | null,
): Promise<{ certa: boolean; muitasFalhas: boolean }> {
  const { db, pedido, servicos } = contexto;
  const aparelho = aparelhoDoPedido(contexto);
  const conhecido = await isAparelhoConhecido(db, aparelho, email);
  const falhas = conhecido ? 0 : await contasQueFalharam(db, pedido.ip, email);
  const muitasFalhas = falhas >= contasLivresPorEndereco;
  const [tipo, alvo] = conhecido ? (['aparelho', `${email} ${aparelho?.toString('hex')}`] as const) : (['conta', email] as const);
  if (muitasFalhas) await registrarDeHoraEmHora(servicos, pedido, { tipo: 'entrada.endereco_lento', motivo: `contas=${falhas}` });
  let certa = false;
  // A blocked user is counted, and answered, as who fails: nothing must tell that the password was right.
  const acertou = async (): Promise<boolean> => {
    certa = await conferirSenha(senha, usuario?.senha_hash ?? null, conhecido);
    return certa && (podeEntrar(usuario) || usuario?.situacao === 'pendente');
  };
  try {
    const existe = usuario !== undefined && usuario.senha_hash !== null;
    await conferirContando(db, tipo, alvo, () => (muitasFalhas ? atrasDeMuitasFalhas(existe, acertou) : acertou()));
  } catch (recusa) {
    const eContida = recusa instanceof ErroNegocio && recusa.code === 'MUITAS_TENTATIVAS';
    if (eContida) await registrarAmostra(servicos, pedido, { tipo: 'entrada.contida', usuarioId: usuario?.id ?? null, motivo: tipo });
    throw recusa;
  }
  return { certa, muitasFalhas };
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

/** The code of the second factor. @throws SEGUNDO_FATOR_EXIGIDO without one: the password was right, and only that. */
async function pedirCodigo(
  contexto: Pick<ContextoPublico, 'db' | 'pedido' | 'servicos'>,
  usuarioId: number,
  { codigo }: { codigo?: string | undefined },
): Promise<CodigoCerto> {
  if (codigo === undefined) throw errosAcesso.SEGUNDO_FATOR_EXIGIDO({}, { campos: ['codigo'] });
  return conferirCodigo(contexto, { id: usuarioId }, codigo, recusasDeCodigo.naEntrada);
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
