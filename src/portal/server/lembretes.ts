import { lembrarAssinaturas } from '#domains/academico/contratos/assinaturas/server/door.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';

const HORA_MS = 3_600_000;

/** Every hour, from the first on: whoever was asked for something by mail and has not answered is reminded when it is time. Gives the stop. */
export function iniciarLembretes(servicos: Servicos): () => Promise<void> {
  let correndo: Promise<void> = Promise.resolve();
  const lembrar = async (): Promise<void> => {
    const lembrados = await lembrarAssinaturas(servicos);
    if (lembrados > 0) servicos.log.info({ lembrados }, 'signers reminded');
  };
  const relogio = setInterval(() => {
    correndo = correndo.then(lembrar).catch((causa: unknown) => servicos.log.warn({ err: causa }, 'reminders failed'));
  }, HORA_MS);
  relogio.unref();
  return async () => {
    clearInterval(relogio);
    await correndo;
  };
}
