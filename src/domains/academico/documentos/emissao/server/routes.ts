import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { emissaoApi as api } from '../api.ts';
import { emitirPapel } from './emitir.ts';
import { imprimirEmissao } from './imprimir.ts';
import { modelosParaEmitir } from './modelo.ts';
import { pedirEmissao } from './tarefa.ts';

/** academico/documentos/emissao, as the portal registers it. */
export const documentosEmissao: Sala = {
  nome: 'academico/documentos/emissao',
  api,
  rotas: [
    leitura(api.modelosParaEmitir, ({ db, quem }, { query }) => modelosParaEmitir({ db, quem }, query.MatriculaId)),
    escrita(api.emitirPorModelo, (ato, { body }) => emitirPapel(ato, { ...body, publicUrl: ato.servicos.config.publicUrl })),
    escrita(api.emitirVarios, (ato, { body }) => pedirEmissao(ato, body)),
    leitura(api.imprimirEmissao, ({ db, quem }, { params }) => imprimirEmissao(db, quem, params.id)),
  ],
};
