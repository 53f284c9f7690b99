import { escrita, type Sala } from '#platform/server/http/rota.ts';
import { rotasDeRegistro } from '#platform/server/registros/rotas.ts';
import { gerarRecorrentes, modelosApi, rascunhosApi, rascunhosDaSala } from '../api.ts';
import { gerarRascunhosRecorrentes } from './gerar-recorrentes.ts';
import { listaDeModelos, listaDeRascunhos, modelos, rascunhos } from './registros.ts';

/** contabil/lancamentos/rascunhos, as the portal registers it. */
export const rascunhosContabeis: Sala = {
  nome: 'contabil/lancamentos/rascunhos',
  api: rascunhosDaSala,
  rotas: [
    ...rotasDeRegistro(rascunhosApi, { registro: rascunhos, lista: listaDeRascunhos }),
    ...rotasDeRegistro(modelosApi, { registro: modelos, lista: listaDeModelos }),
    escrita(gerarRecorrentes, (ato, { body }) => gerarRascunhosRecorrentes(ato, body)),
  ],
};
