import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import { type Db, transacao, type Tx } from '#platform/server/database/kysely.ts';
import type { Contexto } from '#platform/server/http/tipos.ts';
import { qrParaTela } from '#platform/server/qr.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import type { segundoFatorApi } from '../api.ts';
import { errosAcesso } from '#domains/acesso/erros.ts';
import { trocarCodigos } from './codigos-recuperacao.ts';
import { conferirCodigo, recusasDeCodigo } from './conferir-codigo.ts';
import { conferirPropriaSenha } from './conferir-propria-senha.ts';
import { escrever } from '#domains/acesso/links/server/door.ts';
import { registrar } from '#domains/acesso/server/eventos.ts';
import { exigeSegundoFator } from '#domains/acesso/server/regras.ts';
import { guardarSegredo } from './fator-guardado.ts';
import { revogarSessoes } from '#domains/acesso/sessoes/server/door.ts';
import { enderecoOtpauth, gerarSegredo } from './totp.ts';

type Estado = RespostaServidor<typeof segundoFatorApi.segundoFator>;

/** The own second factor: on since when, codes left, and whether a profile asks for it. */
export async function lerSegundoFator(db: Db | Tx, usuarioId: number): Promise<Estado> {
  const { rows } = await sql<Estado>`select f.confirmado_em is not null as ativo, f.confirmado_em as desde,
      (select count(*)::int from codigos_recuperacao c where c.usuario_id = u.id and c.usado_em is null) as "codigosRestantes",
      ${exigeSegundoFator('u.id', 'u.admin')} as obrigatorio
    from usuarios u left join segundos_fatores f on f.usuario_id = u.id where u.id = ${usuarioId}`.execute(db);
  return rows[0] ?? { ativo: false, desde: null, codigosRestantes: 0, obrigatorio: false };
}

/**
 * Begins to turn the second factor on: a fresh secret, as text and as the QR code that apps read. Nothing is asked at
 * sign-in until a code confirmed it. @throws SENHA_ATUAL_INCORRETA on its field, SEGUNDO_FATOR_JA_LIGADO, MUITAS_TENTATIVAS.
 */
export async function prepararSegundoFator(
  contexto: Contexto,
  { body }: EntradaServidor<typeof segundoFatorApi.prepararSegundoFator>,
): Promise<RespostaServidor<typeof segundoFatorApi.prepararSegundoFator>> {
  const { db, quem, servicos } = contexto;
  await conferirPropriaSenha(contexto, body);
  const segredo = gerarSegredo();
  const escola = await transacao(db, async (tx) => {
    if (!(await guardarSegredo(tx, servicos.cifra, quem.usuarioId, segredo))) throw errosAcesso.SEGUNDO_FATOR_JA_LIGADO();
    const { rows } = await sql<{ nome: string }>`select nome from escola`.execute(tx);
    return rows[0]?.nome;
  });
  const endereco = enderecoOtpauth(segredo, quem.email, escola ? `Pátio ${escola}` : 'Pátio');
  return { segredo, endereco, qr: qrParaTela(endereco) };
}

/**
 * Turns it on with a first code of the app. The other sessions, opened with the password alone, end. Gives the recovery
 * codes, which are told this once. @throws CODIGO_RECUSADO, SEGUNDO_FATOR_NAO_PREPARADO, SEGUNDO_FATOR_JA_LIGADO.
 */
export async function ativarSegundoFator(
  contexto: Contexto,
  { body }: EntradaServidor<typeof segundoFatorApi.ativarSegundoFator>,
): Promise<{ codigos: string[] }> {
  const { db, quem, pedido } = contexto;
  const { usuarioId } = quem;
  const { rows } = await sql<{
    ativo: boolean;
  }>`select confirmado_em is not null as ativo from segundos_fatores where usuario_id = ${usuarioId}`.execute(db);
  if (!rows[0]) throw errosAcesso.SEGUNDO_FATOR_NAO_PREPARADO();
  if (rows[0].ativo) throw errosAcesso.SEGUNDO_FATOR_JA_LIGADO();
  await conferirCodigo(contexto, { id: usuarioId }, body.codigo, recusasDeCodigo.naConta);
  const codigos = await transacao(db, async (tx) => {
    const confirmado = await sql`update segundos_fatores set confirmado_em = clock_timestamp()
      where usuario_id = ${usuarioId} and confirmado_em is null returning usuario_id`.execute(tx);
    if (confirmado.rows.length === 0) throw errosAcesso.SEGUNDO_FATOR_JA_LIGADO();
    await revogarSessoes(tx, usuarioId, 'segundo_fator_ligado', quem.sessaoId);
    await anotar(tx, contexto, 'ligado');
    return trocarCodigos(tx, usuarioId);
  });
  await registrar(db, pedido, { tipo: 'segundo_fator.ligado', usuarioId, sessaoId: quem.sessaoId });
  return { codigos };
}

/** Ten new recovery codes in the place of the old ones, with password and code. */
export async function renovarCodigos(
  contexto: Contexto,
  { body }: EntradaServidor<typeof segundoFatorApi.renovarCodigosDeRecuperacao>,
): Promise<{ codigos: string[] }> {
  await conferirSenhaECodigo(contexto, body);
  return transacao(contexto.db, async (tx) => {
    await anotar(tx, contexto, 'codigos_renovados');
    return { codigos: await trocarCodigos(tx, contexto.quem.usuarioId) };
  });
}

/** Turns it off, with password and code. @throws SEGUNDO_FATOR_OBRIGATORIO while a profile asks for it. */
export async function desativarSegundoFator(
  contexto: Contexto,
  { body }: EntradaServidor<typeof segundoFatorApi.desativarSegundoFator>,
): Promise<{ ok: true }> {
  const { db, quem, pedido } = contexto;
  if ((await lerSegundoFator(db, quem.usuarioId)).obrigatorio) throw errosAcesso.SEGUNDO_FATOR_OBRIGATORIO();
  await conferirSenhaECodigo(contexto, body);
  await transacao(db, async (tx) => {
    await sql`delete from segundos_fatores where usuario_id = ${quem.usuarioId}`.execute(tx);
    await anotar(tx, contexto, 'desligado');
  });
  await registrar(db, pedido, { tipo: 'segundo_fator.desligado', usuarioId: quem.usuarioId, sessaoId: quem.sessaoId });
  return { ok: true };
}

async function conferirSenhaECodigo(
  contexto: Contexto,
  body: EntradaServidor<typeof segundoFatorApi.desativarSegundoFator>['body'],
): Promise<void> {
  const { ativo } = await lerSegundoFator(contexto.db, contexto.quem.usuarioId);
  if (!ativo) throw errosAcesso.SEGUNDO_FATOR_DESLIGADO();
  await conferirPropriaSenha(contexto, body);
  await conferirCodigo(contexto, { id: contexto.quem.usuarioId }, body.codigo, recusasDeCodigo.naConta);
}

const cartas = { ligado: 'segundoFatorLigado', desligado: 'segundoFatorDesligado', codigos_renovados: 'codigosRenovados' } as const;

async function anotar(tx: Tx, contexto: Contexto, feito: keyof typeof cartas): Promise<void> {
  const { quem, pedido } = contexto;
  await auditar({ tx, quem, origem: pedido }, { acao: `usuario.segundo_fator_${feito}`, alvoTipo: 'usuario', alvoId: quem.usuarioId });
  await escrever(tx, contexto, quem.email, cartas[feito], { caminho: '/login' });
}
