import { escrita, escritaPreparada, leitura, type Sala } from '#platform/server/http/rota.ts';
import { pdfAssinadoApi as api } from '../api.ts';
import { excluirCertificado, incluirCertificados, listarCertificados } from './certificados.ts';
import { baixarPdf, julgarPdf, receberPdf } from './receber.ts';

/** Papers that come back signed, as the portal registers them. */
export const pdfAssinado: Sala = {
  nome: 'academico/contratos/assinaturas/pdf-assinado',
  api,
  rotas: [
    escritaPreparada(
      api.receberPdfAssinado,
      ({ db, quem }, { params, upload }) => julgarPdf(db, quem, { ...params, upload }),
      (ato, { params, upload }, lido) => receberPdf(ato, { ...params, upload, lido }),
    ),
    leitura(api.baixarPdfAssinado, ({ db, quem }, { params }) => baixarPdf(db, quem, params.id)),
    leitura(api.listarCertificados, ({ db }) => listarCertificados(db)),
    escrita(api.incluirCertificados, (ato, { upload }) => incluirCertificados(ato, { upload })),
    escrita(api.excluirCertificado, (ato, { params }) => excluirCertificado(ato, params)),
  ],
};
