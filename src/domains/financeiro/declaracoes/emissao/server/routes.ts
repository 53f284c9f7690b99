import '../../server/integridade.ts';
import { declaracoesEmissaoApi as api } from '../api.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { errosComuns } from '#shared/erros.ts';
import { emitirDeclaracoes } from './emitir.ts';
import { declaracaoEmPdf } from './declaracoes-pdf.ts';

/** declaracoes/emissao, as the portal registers it. */
export const declaracoesEmissao: Sala = {
  nome: 'financeiro/declaracoes/emissao',
  api,
  rotas: [
    escrita(api.emitir, async (ato, { body: { tipo, ano, pagadorId } }) => {
      const { emitidas, recusadas } = await emitirDeclaracoes(ato, { tipo, ano, pagadorIds: [pagadorId] });
      if (recusadas[0]) throw recusadas[0].erro;
      const [emitida] = emitidas;
      if (!emitida) throw errosComuns.NAO_ENCONTRADO();
      return { id: emitida.id, numero: emitida.numero, nova: emitida.nova };
    }),
    leitura(api.declaracaoEmPdf, ({ db, servicos }, { params }) =>
      declaracaoEmPdf(db, { id: params.id, publicUrl: servicos.config.publicUrl }),
    ),
  ],
};
