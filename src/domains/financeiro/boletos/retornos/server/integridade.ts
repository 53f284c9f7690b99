import { registrarInvariantes } from '#platform/server/integridade.ts';
import { retornoLinha } from './integridade/linha.ts';
import { tarifaBancaria } from './integridade/tarifa.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([retornoLinha, tarifaBancaria]);
