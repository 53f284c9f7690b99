import { isSeguroAqui } from '#platform/web/envios/seguros.ts';
import { useEnvios } from '#platform/web/envios/use-envios.ts';
import { type ChamadasNaFila, esquemaDasChamadas } from '../envio.ts';

/** The rolls that wait in the outbox of who is signed in; one that its screen is sending stands on that screen. */
export const useChamadasNaFila = (): ChamadasNaFila[] =>
  useEnvios().flatMap(({ id, tipo, corpo }) =>
    tipo === 'chamada' && !isSeguroAqui(id) ? (esquemaDasChamadas.safeParse(corpo).data ?? []) : [],
  );
