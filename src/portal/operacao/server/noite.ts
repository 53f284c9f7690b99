import { noitesRecentes } from '#platform/server/copias/registro-de-copias.ts';
import { hojeEm, horaEm } from '#shared/datas.ts';
import { type Copiador, copiar } from './copiar.ts';

const DEZ_MINUTOS_MS = 600_000;
/** What stood in the way may pass: it is tried again after an hour, so many times in all. */
const NOVA_TENTATIVA_MS = 3_600_000;
const TENTATIVAS = 3;

/** Each night a backup is made and tried, by one process. Gives the stop. */
export function iniciarCopiaNoturna(copiador: Copiador, backupHour: number | null): () => Promise<void> {
  if (backupHour === null) return () => Promise.resolve();
  let correndo: Promise<unknown> = Promise.resolve();
  let ocupado = false;
  const relogio = setInterval(() => {
    if (ocupado) return;
    ocupado = true;
    correndo = copiarDeNoite(copiador, backupHour)
      // Kept and told already.
      .catch((causa: unknown) => copiador.log.warn({ err: causa }, "the night's backup did not come about"))
      .finally(() => (ocupado = false));
  }, DEZ_MINUTOS_MS);
  relogio.unref();
  return async () => {
    clearInterval(relogio);
    await correndo;
  };
}

/** Makes and tries the night's backup unless it is too early, today has one, or what stood in the way has had no time to pass; gives whether it did. */
export async function copiarDeNoite(copiador: Copiador, backupHour: number, agora: Date = new Date()): Promise<boolean> {
  const fuso = copiador.config.tzEscola;
  const hora = horaEm(agora, fuso);
  if (hora < backupHour) return false;
  const deHoje = (await noitesRecentes(copiador.db)).filter(({ em }) => hojeEm(new Date(em), fuso) >= hojeEm(agora, fuso));
  if (deHoje.some(({ voltou }) => voltou) || deHoje.length >= TENTATIVAS) return false;
  if (deHoje[0] && agora.getTime() - Date.parse(deHoje[0].em) < NOVA_TENTATIVA_MS) return false;
  return (await copiar(copiador, { origem: 'noite', usuarioNome: null, conferir: true })) !== null;
}
