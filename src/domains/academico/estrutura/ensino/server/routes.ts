import type { Sala } from '#platform/server/http/rota.ts';
import { rotasDeRegistro } from '#platform/server/registros/rotas.ts';
import { disciplinasApi, ensinoApi, tiposAvaliacaoApi } from '../api.ts';
import { disciplinas, listaDeDisciplinas } from './disciplinas.ts';
import { colunasDisciplinas, colunasTiposAvaliacao } from './planilha.ts';
import { listaDeTiposAvaliacao, tiposAvaliacao } from './tipos-avaliacao.ts';

/** Subjects and kinds of assessment, as the portal registers them. */
export const estruturaEnsino: Sala = {
  nome: 'academico/estrutura/ensino',
  api: ensinoApi,
  rotas: [
    ...rotasDeRegistro(disciplinasApi, {
      registro: disciplinas,
      lista: listaDeDisciplinas,
      arquivo: 'disciplinas',
      colunas: colunasDisciplinas,
    }),
    ...rotasDeRegistro(tiposAvaliacaoApi, {
      registro: tiposAvaliacao,
      lista: listaDeTiposAvaliacao,
      arquivo: 'tipos-avaliacao',
      colunas: colunasTiposAvaliacao,
    }),
  ],
};
