import { matriculasMovimentosApi as api } from '../api.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { conferirSaida } from './conferir-saida.ts';
import { corrigirDataDaMatricula } from './corrigir-data.ts';
import { ativarMatricula, concluirMatricula } from './mudar-situacao.ts';

/** matriculas/movimentos, as the portal registers it. */
export const matriculasMovimentos: Sala = {
  nome: 'academico/matriculas/movimentos',
  api,
  rotas: [
    escrita(api.corrigirDataDaMatricula, (c, { params, body }) => corrigirDataDaMatricula(c, { ...params, ...body })),
    escrita(api.ativarMatricula, (c, { params, body }) => ativarMatricula(c, { ...params, ...body })),
    escrita(api.concluirMatricula, (c, { params, body }) => concluirMatricula(c, { ...params, ...body })),
    leitura(api.conferirSaida, (c, { params, query }) => conferirSaida(c.db, c, { ...params, ...query })),
  ],
};
