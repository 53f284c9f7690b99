import { createHash } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { duracoes } from '#domains/acesso/sessao-regras.ts';

/** What a token says: a signed pointer to a session of the server. `role` and `name` only draw the screen. */
export type DadosDoToken = { usuarioId: number; sessaoId: number; jti: string; admin: boolean; nome: string };
export type TokenLido = { usuarioId: number; sessaoId: number; jti: string; expiraEm: number };

const emissor = 'patio';
const publico = 'patio-portal';
/** Clocks of machines differ; more than this is not a clock. */
export const toleranciaSegundos = 60;

const chaves = new Map<string, { kid: string; bytes: Uint8Array }>();

function chaveDe(segredo: string): { kid: string; bytes: Uint8Array } {
  const feita = chaves.get(segredo);
  if (feita) return feita;
  const chave = { kid: createHash('sha256').update(`kid:${segredo}`).digest('hex').slice(0, 12), bytes: new TextEncoder().encode(segredo) };
  chaves.set(segredo, chave);
  return chave;
}

/** Signs a token that lives for 15 minutes. */
export async function assinarToken(segredo: string, dados: DadosDoToken): Promise<string> {
  const { kid, bytes } = chaveDe(segredo);
  const agora = Math.floor(Date.now() / 1000);
  return new SignJWT({ sid: String(dados.sessaoId), role: dados.admin ? 'admin' : 'usuario', name: dados.nome })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid })
    .setIssuer(emissor)
    .setAudience(publico)
    .setSubject(String(dados.usuarioId))
    .setJti(dados.jti)
    .setIssuedAt(agora)
    .setNotBefore(agora)
    .setExpirationTime(agora + duracoes.tokenSegundos)
    .sign(bytes);
}

/**
 * Tokens whose signature was verified here: the same text needs no second look, only its end. It says nothing about the
 * session, which is asked for at every request; the newest are kept.
 */
const verificados = new Map<string, TokenLido>();
const verificadosMaximo = 2_000;

/** Reads a token, or gives the reason of the refusal for the security event. It says nothing yet about the session. */
export async function lerToken(segredo: string, token: string): Promise<TokenLido | { recusa: string }> {
  const chave = `${chaveDe(segredo).kid}.${token}`;
  const conhecido = verificados.get(chave);
  if (conhecido && conhecido.expiraEm + toleranciaSegundos > Date.now() / 1000) return conhecido;
  verificados.delete(chave);
  const lido = await verificar(segredo, token);
  if ('recusa' in lido) return lido;
  const [maisAntigo] = verificados.size >= verificadosMaximo ? verificados.keys() : [];
  if (maisAntigo !== undefined) verificados.delete(maisAntigo);
  verificados.set(chave, lido);
  return lido;
}

async function verificar(segredo: string, token: string): Promise<TokenLido | { recusa: string }> {
  const { kid, bytes } = chaveDe(segredo);
  try {
    const { payload } = await jwtVerify(
      token,
      (cabecalho) => {
        if (cabecalho.kid !== kid) throw new errors.JWKSNoMatchingKey();
        return bytes;
      },
      {
        algorithms: ['HS256'],
        typ: 'JWT',
        issuer: emissor,
        audience: publico,
        clockTolerance: toleranciaSegundos,
        requiredClaims: ['exp', 'nbf', 'iat', 'sub', 'jti', 'sid'],
      },
    );
    const { sub = '', jti = '', sid, exp = 0 } = payload;
    const inteiros = /^\d{1,15}$/.test(sub) && typeof sid === 'string' && /^\d{1,15}$/.test(sid);
    if (!inteiros || !/^[0-9a-f-]{36}$/.test(jti)) return { recusa: 'claims' };
    return { usuarioId: Number.parseInt(sub, 10), sessaoId: Number.parseInt(sid, 10), jti, expiraEm: exp };
  } catch (causa) {
    return { recusa: causa instanceof errors.JOSEError ? causa.code : 'malformado' };
  }
}

/** The token of an `Authorization: Bearer …` header, or null. */
export function tokenDoCabecalho(authorization: string | undefined): string | null {
  const achado = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+=*)$/i.exec(authorization ?? '');
  return achado?.[1] ?? null;
}
