import { boletosApi as deBoletos } from './api-boletos.ts';
import { remessasApi } from './api-remessas.ts';
import { retornosApi } from './api-retornos.ts';

/** Everything that the screen of boletos calls. */
export const boletosApi = { ...deBoletos, ...remessasApi, ...retornosApi };
