import { isFalhaPassageira } from '../rede/erro-api.ts';
import type { NovoEnvio } from './envio.ts';
import { avisar, enfileirar, gravarEnvio, lerEnvio } from './guarda.ts';
import { enviarFila, semResposta } from './remetente.ts';
import { segurar } from './seguros.ts';

/**
 * Sends a write from its screen. It stands in the queue before it leaves, so that a window that is closed or a network that dies loses nothing,
 * and goes when it arrived. Null: nobody answered, and the queue sends it. Refused, it stays with the screen alone.
 */
export async function enviarGuardando<T>(
  usuario: string,
  novo: NovoEnvio,
  enviar: (chave: string, anotar: (corpo: unknown) => void) => Promise<T>,
): Promise<{ resposta: T } | null> {
  const antes = lerEnvio(usuario, novo.id);
  // The very same again may have arrived: it goes under its key.
  const chave = antes && JSON.stringify(antes.corpo) === JSON.stringify(novo.corpo) ? antes.chave : crypto.randomUUID();
  const soltar = segurar(novo.id, avisar);
  try {
    enfileirar(usuario, novo, { chave });
    const resposta = await enviar(chave, (corpo) => enfileirar(usuario, { ...novo, corpo }, { chave, quieto: true }));
    gravarEnvio(usuario, novo.id, null);
    return { resposta };
  } catch (erro) {
    if (isFalhaPassageira(erro) || semResposta(erro)) return null;
    gravarEnvio(usuario, novo.id, antes);
    throw erro;
  } finally {
    soltar();
    void enviarFila();
  }
}
