import { boletosApi as deBoletos } from './lista/api.ts';
import { remessasApi } from './remessas/api.ts';
import { retornosApi } from './retornos/arquivos/api.ts';
import { segundaViaApi } from './segunda-via/api.ts';

/** Everything that the screen of boletos calls. */
export const boletosApi = { ...deBoletos, ...remessasApi, ...retornosApi, ...segundaViaApi };
