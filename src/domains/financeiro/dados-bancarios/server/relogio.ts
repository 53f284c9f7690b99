import type { Servicos } from '#platform/server/http/tipos.ts';
import { porEmVigor } from './por-em-vigor.ts';

const MINUTO_MS = 60_000;

/**
 * At the start and every minute: approved bank data whose day has passed come into force. A process that was stopped meanwhile leaves the
 * earlier ones in force, which is the safe side. Gives the stop.
 */
export function iniciarDadosBancarios(servicos: Servicos): () => Promise<void> {
  let correndo: Promise<unknown> = Promise.resolve();
  const agora = (): void => {
    correndo = correndo
      .then(() => porEmVigor(servicos))
      .catch((causa: unknown) => servicos.log.warn({ err: causa }, 'bank data whose hour came were not looked at'));
  };
  agora();
  const relogio = setInterval(agora, MINUTO_MS);
  relogio.unref();
  return async () => {
    clearInterval(relogio);
    await correndo;
  };
}
