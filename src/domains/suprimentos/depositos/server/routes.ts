import type { Sala } from '#platform/server/http/rota.ts';
import { rotasDeRegistro } from '#platform/server/registros/rotas.ts';
import { depositosApi, suprimentosDepositosApi } from '../api.ts';
import { colunasDeDepositos, depositos, listaDeDepositos } from './depositos.ts';

/** suprimentos/depositos, as the portal registers it. */
export const suprimentosDepositos: Sala = {
  nome: 'suprimentos/depositos',
  api: suprimentosDepositosApi,
  rotas: rotasDeRegistro(depositosApi, { registro: depositos, lista: listaDeDepositos, arquivo: 'depositos', colunas: colunasDeDepositos }),
};
