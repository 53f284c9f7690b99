import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { preparada } from '#platform/server/database/preparada.ts';
import { obterArquivo } from '#platform/server/arquivos/files.ts';
import type { Contexto } from '#platform/server/http/tipos.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { sessaoApi } from '#domains/acesso/api.ts';
import { acessosDaSessao } from '#domains/acesso/permissoes-de-perfil.ts';
import { deveRotacionar, duracoes } from '#domains/acesso/sessao-regras.ts';
import { tokenDoPedido } from './carregar-sessao.ts';
import { assinarToken, type TokenLido, toleranciaSegundos } from './token-de-acesso.ts';

type Linha = { jti: string; vinculada: boolean; expira_em: string; agora: string; escola: string | null; miniatura_id: number | null };
/** Browsers keep the photo locally: only a small one travels. */
const fotoMaxima = 40_000;

/** What the page asks at its start and now and then: who, what may be done, until when; with a new token when it is due. */
export async function tokenValido(contexto: Contexto, comFoto: boolean): Promise<RespostaServidor<typeof sessaoApi.tokenValido>> {
  const { db, quem, pedido, servicos } = contexto;
  const token = await tokenDoPedido(servicos, pedido);
  const { rows } = await sql<Linha>`${preparada}select s.jti, s.vinculo_hash is not null as vinculada, now() as agora,
      least(s.expira_em, s.ultimo_uso_em + make_interval(mins => s.ociosidade_minutos)) as expira_em,
      (select nome from escola) as escola, (select miniatura_arquivo_id from v_pessoa_resumo where id = ${quem.pessoaId}) as miniatura_id
    from sessoes s where s.id = ${quem.sessaoId} and s.revogada_em is null`.execute(db);
  const [linha] = rows;
  if (!linha) throw errosComuns.SESSAO_INVALIDA();
  const accessToken = await renovar(contexto, token, linha);
  const { usuarioId: id, nome, sobrenome, email, pessoaId: personId, admin, restritoPainelProfessor } = quem;
  const foto = comFoto ? { foto: await fotoDe(contexto, linha.miniatura_id) } : {};
  return {
    valid: true,
    // Until the demand is met nothing opens, and the page draws nothing.
    permissions: quem.pendencia ? [] : acessosDaSessao(admin, quem.permissoes),
    admin,
    role: admin ? 'admin' : 'usuario',
    restritoPainelProfessor,
    usuario: { id, nome, sobrenome, email, personId, ...foto },
    escola: linha.escola,
    expiraEm: linha.expira_em,
    agora: linha.agora,
    ...(quem.pendencia ? { pendencia: quem.pendencia } : {}),
    ...(accessToken === null ? {} : { accessToken }),
  };
}

async function fotoDe({ db }: Contexto, arquivoId: number | null): Promise<string | null> {
  if (arquivoId === null) return null;
  const { tipo, corpo } = await obterArquivo(db, arquivoId);
  return corpo.length > fotoMaxima ? null : `data:${tipo};base64,${corpo.toString('base64')}`;
}

/**
 * Rotates a token that has lived more than half of its life. The old one keeps working for a minute in other tabs; a
 * client without the cookie may be one that does not know rotation, and keeps the old one until its own end. A tab that
 * comes with the old token gets the current one again.
 */
async function renovar({ db, quem, servicos }: Contexto, token: TokenLido, { jti, vinculada }: Linha): Promise<string | null> {
  const assinar = (novo: string) =>
    assinarToken(servicos.config.sessionSecret, {
      usuarioId: quem.usuarioId,
      sessaoId: quem.sessaoId,
      jti: novo,
      admin: quem.admin,
      nome: quem.nome,
    });
  if (token.jti !== jti) return assinar(jti);
  if (!deveRotacionar(Date.now() / 1000, token.expiraEm)) return null;
  const fim = vinculada
    ? sql`now() + ${duracoes.tokenAnteriorSegundos} * interval '1 second'`
    : sql`to_timestamp(${token.expiraEm + toleranciaSegundos})`;
  const novo = randomUUID();
  const { rows } = await sql`update sessoes set jti_anterior = jti, jti_anterior_ate = ${fim}, jti = ${novo}
    where id = ${quem.sessaoId} and jti = ${token.jti} and revogada_em is null returning id`.execute(db);
  // No row: another tab rotated between the two reads. The old token lives on for a minute, and the next check brings the new one.
  return rows.length > 0 ? assinar(novo) : null;
}
