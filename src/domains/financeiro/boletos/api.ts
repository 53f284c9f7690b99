import { boletosApi as deBoletos } from './api-boletos.ts';
import { remessasApi } from './api-remessas.ts';
import { retornosApi } from './api-retornos.ts';
import { segundaViaApi } from './api-segunda-via.ts';

/** Everything that the screen of boletos calls. */
export const boletosApi = { ...deBoletos, ...remessasApi, ...retornosApi, ...segundaViaApi };
