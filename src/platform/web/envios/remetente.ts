import { ErroApi, mensagemDe } from '../rede/erro-api.ts';
import { envelhecer } from '../rede/consultas.ts';
import { estadoDaSessao } from '../sessao/sessao-estado.ts';
import { aEnviar, decidir, depoisDaResposta, type Envio, type Escolha, recusado, type TipoDeEnvio } from './envio.ts';
import { gravarEnvio, lerEnvio, listarEnvios } from './guarda.ts';
import { isSeguro } from './seguros.ts';
import { tipoDeEnvio } from './tipos.ts';

/** Whose queue may be sent now: of who is signed in, while the server answers. */
function remetente(): string | null {
  const { situacao, usuario, semRede } = estadoDaSessao();
  return situacao === 'aberta' && !semRede ? (usuario?.email ?? null) : null;
}

/**
 * An answer that says nothing about the write: the session went, the server was away, or is still at it. It waits as it is. A fault of the server
 * with this one write (500) is told: it would come every time, and keep back all that waits behind it.
 */
const SEM_RESPOSTA: readonly number[] = [0, 401, 429, 502, 503, 504];
export const semResposta = (erro: unknown): boolean =>
  erro instanceof ErroApi && (SEM_RESPOSTA.includes(erro.status) || erro.code === 'OPERACAO_EM_ANDAMENTO');

/** Sends one, and gives what that makes old. Null: nobody answered, and the queue stops. */
async function enviar(usuario: string, envio: Envio): Promise<readonly string[] | null> {
  const tipo = await carregarTipo(envio.tipo);
  if (tipo === 'longe') return null;
  // Typed again while it was on its way: that one goes next, and hears of this one by its version.
  const gravar = (novo: Envio | null, quieto = false): void => {
    if (lerEnvio(usuario, envio.id)?.chave === envio.chave) gravarEnvio(usuario, envio.id, novo, { quieto });
  };
  let atual = envio;
  const anotar = (corpo: unknown): void => gravar((atual = { ...atual, corpo }), true);
  try {
    gravar(tipo ? depoisDaResposta(envio, await tipo.enviar(envio.corpo, envio.chave, anotar), crypto.randomUUID()) : envio);
  } catch (erro) {
    if (semResposta(erro)) return null;
    gravar(recusado(atual, mensagemDe(erro), crypto.randomUUID()));
  }
  return tipo?.envelhece ?? [];
}

/** The code of a kind comes by the network too: without it nothing is said about the write. */
const carregarTipo = (nome: string): Promise<TipoDeEnvio | null | 'longe'> => tipoDeEnvio(nome).catch(() => 'longe' as const);

async function enviarTudo(): Promise<void> {
  const usuario = remetente();
  if (usuario === null) return;
  const velhas = new Set<string>();
  for (const { id } of aEnviar(listarEnvios(usuario))) {
    if (remetente() !== usuario) return;
    const envio = (await isSeguro(id)) ? null : lerEnvio(usuario, id);
    if (!envio || envio.problemas.length > 0) continue;
    const envelhece = await enviar(usuario, envio);
    if (envelhece === null) break;
    for (const inicio of envelhece) velhas.add(inicio);
  }
  if (velhas.size > 0) await envelhecer(...velhas);
}

let emCurso: Promise<void> | null = null;
let outraVez = false;

/** Sends what waits, in its order: one at a time, in one tab at a time. Never throws. */
export function enviarFila(): Promise<void> {
  if (emCurso) {
    outraVez = true;
    return emCurso;
  }
  const fazer = (): Promise<void> =>
    navigator.locks
      ? navigator.locks.request('patio:envios', { ifAvailable: true }, (trava) => (trava ? enviarTudo() : undefined))
      : enviarTudo();
  emCurso = (async () => {
    do {
      outraVez = false;
      await fazer();
    } while (outraVez);
  })().finally(() => (emCurso = null));
  return emCurso;
}

/** A choice about what was not taken, and what follows from it. */
export async function escolher(usuario: string, id: string, problemaId: string, escolha: Escolha): Promise<void> {
  const envio = lerEnvio(usuario, id);
  const tipo = envio && (await tipoDeEnvio(envio.tipo));
  if (!envio || !tipo) return;
  gravarEnvio(usuario, id, decidir(envio, problemaId, escolha, tipo, crypto.randomUUID()));
  await enviarFila();
}

/** A write that was refused whole is tried again: what stood in its way may be gone. */
export async function tentarDeNovo(usuario: string, id: string): Promise<void> {
  const envio = lerEnvio(usuario, id);
  if (envio) gravarEnvio(usuario, id, { ...envio, problemas: [] });
  await enviarFila();
}

/** Forgets what was typed. False: a screen holds it, here or in another tab, and would write it again. */
export async function descartar(usuario: string, id: string): Promise<boolean> {
  if (await isSeguro(id)) return false;
  gravarEnvio(usuario, id, null);
  return true;
}
