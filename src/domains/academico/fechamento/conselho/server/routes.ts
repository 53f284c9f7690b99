import './integridade.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { conselhoApi as api } from '../api.ts';
import { abrirConselho } from './abrir.ts';
import { cancelarConselho, reabrirConselho } from './desfazer.ts';
import { editarConselho } from './editar.ts';
import { obterHistoriaDoAluno } from './historia.ts';
import { imprimirAta, verMinuta } from './imprimir.ts';
import { lavrarAta } from './lavrar.ts';
import { listarConselhos } from './listar.ts';
import { obterConselho } from './obter.ts';
import { registrarAluno } from './registrar-aluno.ts';

/** Class councils, as the portal registers them. */
export const fechamentoConselho: Sala = {
  nome: 'academico/fechamento/conselho',
  api,
  rotas: [
    leitura(api.listarConselhos, ({ db }, { query }) => listarConselhos(db, query)),
    leitura(api.obterConselho, ({ db }, { params }) => obterConselho(db, params.id)),
    leitura(api.obterHistoriaDoAluno, ({ db }, { params }) => obterHistoriaDoAluno(db, params)),
    escrita(api.abrirConselho, (ato, { body }) => abrirConselho(ato, body)),
    escrita(api.editarConselho, (ato, { body }) => editarConselho(ato, body)),
    escrita(api.registrarAluno, (ato, { body }) => registrarAluno(ato, body)),
    escrita(api.lavrarAta, (ato, { params, body }) => lavrarAta(ato, { ...params, ...body, publicUrl: ato.servicos.config.publicUrl })),
    leitura(api.verMinuta, ({ db, hoje }, { params }) => verMinuta(db, { hoje }, params.id)),
    leitura(api.imprimirAta, ({ db }, { params }) => imprimirAta(db, params.id)),
    escrita(api.reabrirConselho, (ato, { params, body }) => reabrirConselho(ato, { ...params, ...body })),
    escrita(api.cancelarConselho, (ato, { params, body }) => cancelarConselho(ato, { ...params, ...body })),
  ],
};
