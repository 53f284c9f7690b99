import { fotosApi as api } from '../api.ts';
import { escrita, escritaPreparada, leitura, type Sala } from '#platform/server/http/rota.ts';
import { lerFoto, lerMiniatura } from './fotos.ts';
import { gravarFoto, removerFoto } from './gravar-foto.ts';
import { prepararFoto } from './preparar-foto.ts';

/** pessoas/fotos, as the portal registers it. */
export const fotosDePessoas: Sala = {
  nome: 'pessoas/fotos',
  api,
  rotas: [
    leitura(api.recuperarFoto, async ({ db, quem }, { query }) => {
      const { nome, tipo, corpo } = await lerFoto(db, quem, query.id);
      return { name: nome, src: corpo.toString('base64'), tipo };
    }),
    escritaPreparada(
      api.enviarFoto,
      (_contexto, { upload }) => prepararFoto(upload?.conteudo ?? Buffer.alloc(0)),
      (ato, { params }, foto) => gravarFoto(ato, { pessoaId: params.id, ...foto }),
    ),
    escrita(api.removerFoto, (ato, { params }) => removerFoto(ato, params.id)),

    leitura(api.obterMiniatura, ({ db, quem }, { params }) => lerMiniatura(db, quem, params.id)),
  ],
};
