import { copiarLocal, guardarLocal, lerLocal } from '../armazem.ts';
import { chaveDeRascunho } from '../chave-de-rascunho.ts';
import { criarLoja } from '../loja.ts';
import { emOrdem, type Envio, esquemaEnvio, type NovoEnvio, substituir } from './envio.ts';

// In the local storage, which is written before the next line runs: a browser that is closed at once loses nothing.
const prefixo = (usuario: string): string => chaveDeRascunho(usuario, 'envio:');

/** Counts the changes, here and in other tabs: whoever shows the queue reads it again. */
export const mudancas = criarLoja(0);
export const avisar = (): void => mudancas.mudar((n) => n + 1);
if (typeof window !== 'undefined') window.addEventListener('storage', ({ key }) => (key === null || key.includes(':envio:')) && avisar());

function entender(bruto: string | null): Envio | null {
  if (bruto === null) return null;
  try {
    const lido = esquemaEnvio.safeParse(JSON.parse(bruto));
    return lido.success ? lido.data : null;
  } catch (erro) {
    if (erro instanceof SyntaxError) return null;
    throw erro;
  }
}

/** What waits of a user, in its order. */
export const listarEnvios = (usuario: string): Envio[] =>
  emOrdem(copiarLocal((chave) => chave.startsWith(prefixo(usuario))).flatMap(([, bruto]) => entender(bruto) ?? []));

export const lerEnvio = (usuario: string, id: string): Envio | null => entender(lerLocal(prefixo(usuario) + id));

/** Keeps a write as it stands now; null forgets it. `quieto`: only that one came or went is told, not what is in it. */
export function gravarEnvio(usuario: string, id: string, envio: Envio | null, { quieto = false } = {}): void {
  const havia = lerLocal(prefixo(usuario) + id) !== null;
  guardarLocal(prefixo(usuario) + id, envio === null ? null : JSON.stringify(envio));
  if (!quieto || havia !== (envio !== null)) avisar();
}

/** Puts a write into the queue, or in the place of the one that was typed before it. */
export function enfileirar(usuario: string, novo: NovoEnvio, { chave = crypto.randomUUID() as string, quieto = false } = {}): void {
  const envio = substituir(lerEnvio(usuario, novo.id), novo, { chave, agora: new Date().toISOString() });
  gravarEnvio(usuario, novo.id, envio, { quieto });
}
