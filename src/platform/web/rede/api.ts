import type { AnyEndpoint, EntradaCliente, RespostaCliente } from '#shared/endpoint.ts';
import { type ErroApi, erroDoCorpo, erroLocal } from './erro-api.ts';
import { idiomaAtual } from '../i18n.tsx';
import { type EntradaBruta, enderecoDe, nomeDoArquivo } from './pedido.ts';
import { lerCargaDoToken } from '../sessao/carga-do-token.ts';
import { donoDaPagina, esperarSessao, perderSessao } from '../sessao/sessao-espera.ts';
import { tokenAtual } from '../sessao/sessao-estado.ts';

export { ErroApi, isFalhaPassageira, mensagemDe } from './erro-api.ts';

/** How long a call may last, in milliseconds: the client's constant of the specification. The server owns the real limits. */
export const TEMPO_LIMITE_MS = 12_000_000;
/** The same for what is kept in the browser until it has arrived. */
export const PRAZO_DO_GUARDADO_MS = 20_000;

export type OpcoesChamada = {
  signal?: AbortSignal;
  /** Makes a write safe to repeat: the same key has one effect. */
  chaveIdempotencia?: string;
  /** The session's own calls: a 401 is answered to the caller and opens no sign-in. */
  semReentrada?: boolean;
  /** How long it may last, where what is sent is kept and goes again by itself: a network that hangs is none. */
  prazoMs?: number;
  cabecalhos?: Record<string, string>;
};

/** The input may be left out where the endpoint asks for nothing. */
type ArgumentosDe<E> =
  Partial<Record<never, never>> extends EntradaCliente<E>
    ? [entrada?: EntradaCliente<E>, opcoes?: OpcoesChamada]
    : [entrada: EntradaCliente<E>, opcoes?: OpcoesChamada];

/**
 * Calls an endpoint and gives what stands inside `data`. Throws `ErroApi`. A dead session opens the sign-in over the
 * page, and the call waits for it and is sent again.
 */
export const chamar = <E extends AnyEndpoint>(endpoint: E, ...[entrada, opcoes]: ArgumentosDe<E>): Promise<RespostaCliente<E>> =>
  chamarCom(endpoint, entrada ?? {}, opcoes);

/** The same where the endpoint is known by its kind alone, and what it asks for is the caller's word. */
export async function chamarCom<E extends AnyEndpoint>(
  endpoint: E,
  partes: EntradaBruta,
  opcoes: OpcoesChamada = {},
): Promise<RespostaCliente<E>> {
  const corpo = partes.body === undefined ? undefined : JSON.stringify(partes.body);
  const resposta = await enviar(endpoint, partes, corpo, opcoes);
  return (await dadosDe(resposta)) as RespostaCliente<E>;
}

/** Sends a file as multipart (`fileName`, `file`), with the fields of `body` beside it, and gives what stands inside `data`. */
export async function enviarArquivo<E extends AnyEndpoint>(
  endpoint: E,
  entrada: EntradaBruta,
  arquivo: File,
  opcoes: OpcoesChamada = {},
): Promise<RespostaCliente<E>> {
  const formulario = new FormData();
  for (const [chave, valor] of Object.entries(entrada.body ?? {}))
    if (valor !== undefined && valor !== null) formulario.append(chave, String(valor));
  formulario.append('fileName', arquivo.name);
  formulario.append('file', arquivo, arquivo.name);
  return (await dadosDe(await enviar(endpoint, entrada, formulario, opcoes))) as RespostaCliente<E>;
}

/** Fetches a file with the session's header. The caller decides whether to save or to show it. */
export async function obterArquivo(
  endpoint: AnyEndpoint,
  entrada: EntradaBruta,
  nomePadrao: string,
  opcoes: OpcoesChamada = {},
): Promise<{ blob: Blob; nome: string }> {
  const corpo = entrada.body === undefined ? undefined : JSON.stringify(entrada.body);
  const resposta = await enviar(endpoint, entrada, corpo, opcoes);
  return { blob: await resposta.blob(), nome: nomeDoArquivo(resposta.headers.get('Content-Disposition'), nomePadrao) };
}

/** Fetches a file and saves it, or opens it in another tab with `abrir`. The token never stands in an address. */
export async function baixarArquivo(
  endpoint: AnyEndpoint,
  entrada: EntradaBruta,
  { nomePadrao, abrir = false, signal }: { nomePadrao: string; abrir?: boolean; signal?: AbortSignal },
): Promise<void> {
  const { blob, nome } = await obterArquivo(endpoint, entrada, nomePadrao, { signal });
  salvarOuAbrir(blob, nome, abrir);
}

/** Saves a blob under a name, or opens it; a browser that refuses the new tab saves it instead. */
export function salvarOuAbrir(blob: Blob, nome: string, abrir = false): void {
  const endereco = URL.createObjectURL(blob);
  // The opened tab or the download reads the blob after this call: it lives a minute more.
  window.setTimeout(() => URL.revokeObjectURL(endereco), 60_000);
  if (abrir && window.open(endereco, '_blank')) return;
  const elo = document.createElement('a');
  elo.href = endereco;
  elo.download = nome;
  elo.click();
}

let aoRecusar: (() => void) | null = null;
/** Who is told that the server refused an act for lack of permission: what the page offers may be old. */
export const ouvirRecusas = (ouvinte: () => void): void => void (aoRecusar = ouvinte);

async function enviar(
  endpoint: AnyEndpoint,
  partes: EntradaBruta,
  corpo: string | FormData | undefined,
  opcoes: OpcoesChamada,
): Promise<Response> {
  const usaSessao = endpoint.acesso.tipo !== 'publico' && opcoes.semReentrada !== true;
  const dono = donoDaPagina();
  for (let tentativa = 0; ; tentativa += 1) {
    if (usaSessao) await esperarSessao(opcoes.signal);
    const token = tokenAtual();
    // Another person signed in meanwhile, in another tab: what this one asked for is not asked in that name.
    if (usaSessao && dono !== null && token !== null && lerCargaDoToken(token).sub !== dono) throw erroLocal('SESSAO_ABANDONADA', 401);
    const resposta = await buscar(endpoint, partes, corpo, opcoes, token);
    if (resposta.ok) return resposta;
    if (resposta.status === 401 && usaSessao && tentativa < 3 && perderSessao(token)) continue;
    const erro = await lerErro(resposta);
    if (usaSessao && erro.code === 'SEM_PERMISSAO') aoRecusar?.();
    throw erro;
  }
}

async function buscar(
  endpoint: AnyEndpoint,
  partes: EntradaBruta,
  corpo: string | FormData | undefined,
  opcoes: OpcoesChamada,
  token: string | null,
): Promise<Response> {
  const limite = AbortSignal.timeout(opcoes.prazoMs ?? TEMPO_LIMITE_MS);
  const cabecalhos: Record<string, string> = {
    Accept: endpoint.arquivo === true ? '*/*' : 'application/json',
    'Content-Language': idiomaAtual() === 'en' ? 'en' : 'pt-BR',
    'X-Patio-Vinculo': 'cookie',
    ...opcoes.cabecalhos,
  };
  if (token !== null) cabecalhos['Authorization'] = `Bearer ${token}`;
  if (typeof corpo === 'string') cabecalhos['Content-Type'] = 'application/json';
  if (opcoes.chaveIdempotencia !== undefined) cabecalhos['Idempotency-Key'] = opcoes.chaveIdempotencia;
  try {
    return await fetch(enderecoDe(endpoint, partes), {
      method: endpoint.method,
      headers: cabecalhos,
      body: corpo,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: opcoes.signal ? AbortSignal.any([opcoes.signal, limite]) : limite,
    });
  } catch (erro) {
    // The caller gave up: that is no failure to show. TanStack Query knows the AbortError.
    if (opcoes.signal?.aborted) throw erro;
    throw erroLocal(limite.aborted ? 'TEMPO_ESGOTADO' : 'SEM_CONEXAO');
  }
}

/** An answer that breaks off in the middle is none. */
async function lerTexto(resposta: Response): Promise<string> {
  try {
    return await resposta.text();
  } catch (erro) {
    if (erro instanceof DOMException && erro.name === 'AbortError') throw erro;
    throw erroLocal(erro instanceof DOMException && erro.name === 'TimeoutError' ? 'TEMPO_ESGOTADO' : 'SEM_CONEXAO');
  }
}

async function lerErro(resposta: Response): Promise<ErroApi> {
  const texto = await lerTexto(resposta);
  return erroDoCorpo(resposta.status, lerJson(texto), resposta.headers.get('X-Correlation-Id'));
}

async function dadosDe(resposta: Response): Promise<unknown> {
  const texto = await lerTexto(resposta);
  if (texto === '') return undefined;
  const corpo = lerJson(texto);
  if (typeof corpo !== 'object' || corpo === null || !('data' in corpo)) throw erroLocal('RESPOSTA_ILEGIVEL', resposta.status);
  return corpo.data;
}

function lerJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return null;
  }
}
