import { acao, leitura, type Sala } from '#platform/server/http/rota.ts';
import { segundoFatorApi } from '../api.ts';
import { ativarSegundoFator, desativarSegundoFator, lerSegundoFator, prepararSegundoFator, renovarCodigos } from './segundo-fator.ts';

/** The room as the portal registers it. */
export const segundoFator: Sala = {
  nome: 'acesso/segundo-fator',
  api: segundoFatorApi,
  rotas: [
    leitura(segundoFatorApi.segundoFator, ({ db, quem }) => lerSegundoFator(db, quem.usuarioId)),
    acao(segundoFatorApi.prepararSegundoFator, prepararSegundoFator),
    acao(segundoFatorApi.ativarSegundoFator, ativarSegundoFator),
    acao(segundoFatorApi.renovarCodigosDeRecuperacao, renovarCodigos),
    acao(segundoFatorApi.desativarSegundoFator, desativarSegundoFator),
  ],
};
