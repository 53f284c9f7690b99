import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { rotasDeRegistro } from '#platform/server/registros/rotas.ts';
import { carregarConjunto, opcoesDeRegra, regrasApi, regrasDaSala } from '../api.ts';
import { carregarConjuntoDeRegras, lerOpcoes } from './carregar-conjunto.ts';
import { listaDeRegras, regras } from './regras.ts';

/** contabil/integracao/regras, as the portal registers it. */
export const regrasContabeis: Sala = {
  nome: 'contabil/integracao/regras',
  api: regrasDaSala,
  rotas: [
    leitura(opcoesDeRegra, ({ db }) => lerOpcoes(db)),
    ...rotasDeRegistro(regrasApi, { registro: regras, lista: listaDeRegras }),
    escrita(carregarConjunto, (ato, { body }) => carregarConjuntoDeRegras(ato, body)),
  ],
};
