import { escrita, escritaPreparada, leitura, type Sala } from '#platform/server/http/rota.ts';
import { lotes } from '#domains/academico/contratos/lotes.ts';
import { enfileirar } from '#domains/academico/contratos/server/enfileirar.ts';
import { conferirVisivel } from '#domains/academico/contratos/server/escopo.ts';
import { assinaturasApi as api } from '../api.ts';
import { pdfAssinadoApi } from '../api-pdf.ts';
import { excluirCertificado, incluirCertificados, listarCertificados } from './certificados.ts';
import { contraAssinar } from './contra-assinar.ts';
import { enviarPorLink } from './enviar.ts';
import { lembrarSignatario } from './lembrar.ts';
import { contratoDaAssinatura, revogarAssinatura } from './mudar.ts';
import { listarAssinaturas, pdfDaAssinatura } from './queries.ts';
import { baixarPdf, julgarPdf, receberPdf } from './receber-pdf.ts';
import { responderPergunta } from './responder.ts';

/** Papers that are signed by link, as the portal registers them. */
export const contratosAssinaturas: Sala = {
  nome: 'academico/contratos/assinaturas',
  api: { ...api, ...pdfAssinadoApi },
  rotas: [
    leitura(api.listarAssinaturas, ({ db, quem, servicos }, { params }) =>
      listarAssinaturas(db, quem, { contratoId: params.id, fuso: servicos.config.tzEscola }),
    ),
    escrita(api.enviarPorLink, async (ato, { body }) => {
      const { enviados, recusados } = await enviarPorLink(ato, { ...body, servicos: ato.servicos });
      return { enviados, recusados: recusados.map(({ id, erro }) => ({ contratoId: id, mensagem: erro.mensagem(ato.idioma) })) };
    }),
    escrita(api.revogarAssinatura, (ato, { params, body }) => revogarAssinatura(ato, { ...params, ...body })),
    escrita(api.contraAssinar, (ato, { params }) =>
      contraAssinar(ato, { ...params, publicUrl: ato.servicos.config.publicUrl, correio: ato.servicos.correio }),
    ),
    escrita(api.contraAssinarVarios, (ato, { body }) => {
      const origem = ato.origem ? { ip: ato.origem.ip, correlationId: ato.origem.correlationId } : null;
      return enfileirar(ato, { tipo: lotes.contraAssinatura, ...body, origem });
    }),
    escrita(api.lembrarSignatario, (ato, { params }) => lembrarSignatario(ato, { ...params, servicos: ato.servicos })),
    escrita(api.responderPergunta, (ato, { params, body }) =>
      responderPergunta(ato, { ...params, ...body, correio: ato.servicos.correio }),
    ),
    leitura(api.assinaturaEmPdf, async ({ db, quem }, { params }) => {
      await conferirVisivel(db, quem, [await contratoDaAssinatura(db, params.id)]);
      return pdfDaAssinatura(db, params.id);
    }),
    escritaPreparada(
      pdfAssinadoApi.receberPdfAssinado,
      ({ db, quem }, { params, upload }) => julgarPdf(db, quem, { ...params, upload }),
      (ato, { params, upload }, lido) => receberPdf(ato, { ...params, upload, lido }),
    ),
    leitura(pdfAssinadoApi.baixarPdfAssinado, ({ db, quem }, { params }) => baixarPdf(db, quem, params.id)),
    leitura(pdfAssinadoApi.listarCertificados, ({ db }) => listarCertificados(db)),
    escrita(pdfAssinadoApi.incluirCertificados, (ato, { upload }) => incluirCertificados(ato, { upload })),
    escrita(pdfAssinadoApi.excluirCertificado, (ato, { params }) => excluirCertificado(ato, params)),
  ],
};
