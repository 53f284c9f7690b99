import { useEnvios } from '#platform/web/envios/use-envios.ts';
import { type ChamadasNaFila, esquemaDasChamadas } from '../envio.ts';

/** The rolls that wait in the outbox of who is signed in. */
export const useChamadasNaFila = (): ChamadasNaFila[] =>
  useEnvios().flatMap(({ tipo, corpo }) => (tipo === 'chamada' ? (esquemaDasChamadas.safeParse(corpo).data ?? []) : []));
