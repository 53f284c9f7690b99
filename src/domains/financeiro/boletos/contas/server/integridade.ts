import { registrarInvariantes } from '#platform/server/integridade.ts';
import { chavePixEmVigor } from './integridade/chave-pix.ts';
import { boletoNumero } from './integridade/numero.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([boletoNumero, chavePixEmVigor]);
