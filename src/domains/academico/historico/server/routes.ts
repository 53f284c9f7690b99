import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { rotasDeRegistro } from '#platform/server/registros/rotas.ts';
import { buscasApi, instituicoesApi } from '../api-instituicoes.ts';
import { disciplinasApi, partesApi, turmasApi } from '../api-partes.ts';
import { historicoApi } from '../api.ts';
import { copiarDisciplinas } from './copiar-disciplinas.ts';
import { disciplinas, listaDeDisciplinas } from './disciplinas.ts';
import { instituicoes, listaDeInstituicoes } from './instituicoes.ts';
import { colunasDisciplinas, colunasInstituicoes, colunasTurmas } from './planilha.ts';
import { buscarInstituicoes, obterOpcoes, verSemelhantes } from './queries.ts';
import { listaDeTurmas, turmas } from './turmas.ts';

/** Other institutions, as the portal registers them. */
export const historico: Sala = {
  nome: 'academico/historico',
  api: historicoApi,
  rotas: [
    ...rotasDeRegistro(instituicoesApi, {
      registro: instituicoes,
      lista: listaDeInstituicoes,
      arquivo: 'instituicoes',
      colunas: colunasInstituicoes,
    }),
    leitura(buscasApi.buscar, ({ db }, { query }) => buscarInstituicoes(db, query)),
    leitura(buscasApi.verSemelhantes, ({ db }, { query }) => verSemelhantes(db, query)),
    ...rotasDeRegistro(disciplinasApi, {
      registro: disciplinas,
      lista: listaDeDisciplinas,
      arquivo: 'disciplinas-de-instituicoes',
      colunas: colunasDisciplinas,
    }),
    ...rotasDeRegistro(turmasApi, { registro: turmas, lista: listaDeTurmas, arquivo: 'turmas-de-instituicoes', colunas: colunasTurmas }),
    leitura(partesApi.opcoes, ({ db }) => obterOpcoes(db)),
    escrita(partesApi.copiarDisciplinas, (ato, { params }) => copiarDisciplinas(ato, params.id)),
  ],
};
