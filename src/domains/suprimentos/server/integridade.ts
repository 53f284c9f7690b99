import { registrarInvariantes } from '#platform/server/integridade.ts';
import { estoqueFato, estoqueMovimento, estoqueOperacao, estoqueSaldo } from './integridade/movimentos.ts';

// What must always hold in this tree, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([estoqueSaldo, estoqueMovimento, estoqueFato, estoqueOperacao]);
