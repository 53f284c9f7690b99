import type { AlteracaoAlheia, ErroDeCampo, Idioma } from '#shared/erros.ts';
import { texto } from '#shared/textos.ts';
import { idiomaAtual } from '../i18n.tsx';
import { textosWeb } from '../texts.ts';

/** Codes that the browser itself gives when no answer of the server can be read. */
const codigosLocais = ['SEM_CONEXAO', 'TEMPO_ESGOTADO', 'RESPOSTA_ILEGIVEL', 'SESSAO_ABANDONADA'] as const;
export type CodigoLocal = (typeof codigosLocais)[number];
const codigoLocal = (erro: unknown): CodigoLocal | undefined =>
  erro instanceof ErroApi ? codigosLocais.find((codigo) => codigo === erro.code) : undefined;

/**
 * A refused or failed call. `status` is 0 when no answer came; `code` is the server's stable code or a `CodigoLocal`;
 * `correlationId` is what the user gives to support; `detalhe` is extra data such as the current record of a stale edit,
 * `alteracao` who changed it last and when.
 */
export class ErroApi extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: readonly ErroDeCampo[];
  readonly correlationId: string | null;
  readonly detalhe: unknown;
  readonly alteracao: AlteracaoAlheia | null;
  /** The language of the server's sentences: that of the request. */
  readonly idioma: Idioma = idiomaAtual();

  constructor(erro: {
    code: string;
    status: number;
    message: string;
    fields?: readonly ErroDeCampo[];
    correlationId?: string | null;
    detalhe?: unknown;
    alteracao?: AlteracaoAlheia | null;
  }) {
    super(erro.message);
    this.name = 'ErroApi';
    this.code = erro.code;
    this.status = erro.status;
    this.fields = erro.fields ?? [];
    this.correlationId = erro.correlationId ?? null;
    this.detalhe = erro.detalhe;
    this.alteracao = erro.alteracao ?? null;
  }
}

/** True where trying the same call again may work: no answer, or the server is away for a moment. */
export function isFalhaPassageira(erro: unknown): boolean {
  return erro instanceof ErroApi && (erro.status === 0 || erro.status === 429 || erro.status >= 500) && erro.code !== 'SESSAO_ABANDONADA';
}

/** An error made by the browser itself, in the user's language. */
export function erroLocal(code: CodigoLocal, status = 0): ErroApi {
  return new ErroApi({ code, status, message: texto(textosWeb, code, idiomaAtual()) });
}

/** What to tell about anything thrown: the server's own message where there is one, a general one otherwise. */
export function mensagemDe(erro: unknown, idioma = idiomaAtual()): string {
  const local = codigoLocal(erro);
  if (local !== undefined) return texto(textosWeb, local, idioma);
  return erro instanceof ErroApi ? erro.message : texto(textosWeb, 'erroAoExecutar', idioma);
}

/** The language in which `mensagemDe` tells an error: the server's sentences stay in that of their request. */
export function idiomaDe(erro: unknown, idioma = idiomaAtual()): Idioma {
  return erro instanceof ErroApi && codigoLocal(erro) === undefined ? erro.idioma : idioma;
}

/** Reads a refusal `{ error: { code, message, fields, correlationId } }`; anything else becomes a plain error of its status. */
export function erroDoCorpo(status: number, corpo: unknown, correlationIdDoCabecalho: string | null): ErroApi {
  const erro = isObjeto(corpo) && isObjeto(corpo['error']) ? corpo['error'] : null;
  if (!erro || typeof erro['code'] !== 'string' || typeof erro['message'] !== 'string') {
    const code = status >= 500 ? 'ERRO_INTERNO' : 'RESPOSTA_ILEGIVEL';
    const message = texto(textosWeb, status >= 500 ? 'erroInterno' : 'RESPOSTA_ILEGIVEL', idiomaAtual());
    return new ErroApi({ code, status, message, correlationId: correlationIdDoCabecalho });
  }
  return new ErroApi({
    code: erro['code'],
    status,
    message: erro['message'],
    fields: Array.isArray(erro['fields']) ? erro['fields'].filter(isErroDeCampo) : [],
    correlationId: typeof erro['correlationId'] === 'string' ? erro['correlationId'] : correlationIdDoCabecalho,
    detalhe: erro['detalhe'],
    alteracao: isAlteracao(erro['alteracao']) ? erro['alteracao'] : null,
  });
}

function isObjeto(valor: unknown): valor is Record<string, unknown> {
  return typeof valor === 'object' && valor !== null;
}

function isAlteracao(valor: unknown): valor is AlteracaoAlheia {
  return isObjeto(valor) && typeof valor['por'] === 'string' && typeof valor['em'] === 'string' && typeof valor['propria'] === 'boolean';
}

function isErroDeCampo(valor: unknown): valor is ErroDeCampo {
  return isObjeto(valor) && typeof valor['path'] === 'string' && typeof valor['code'] === 'string' && typeof valor['message'] === 'string';
}
