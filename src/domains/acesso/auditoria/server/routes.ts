import { acao, leitura, type Sala } from '#platform/server/http/rota.ts';
import { auditoriaApi as api } from '../api.ts';
import { chaveDeAssinatura, chavePublica, confereAssinatura } from './assinatura.ts';
import { obterCadeia } from './obter-cadeia.ts';
import { exportarAlteracoes, listarAlteracoes, verAlteracao } from './queries.ts';

/** The room as the portal registers it. */
export const auditoria: Sala = {
  nome: 'acesso/auditoria',
  api,
  rotas: [
    leitura(api.listarAlteracoes, ({ db }, { query }) => listarAlteracoes(db, query)),
    // Reads that leave their trace.
    acao(api.obterAlteracao, (contexto, { params }) => verAlteracao(contexto, params.seq)),
    acao(api.exportarAlteracoes, (contexto, { query }) => exportarAlteracoes(contexto, query)),
    leitura(api.chavePublica, async ({ servicos }) => ({
      nome: 'chave-publica.pem',
      tipo: 'application/x-pem-file',
      corpo: Buffer.from(chavePublica(chaveDeAssinatura(servicos.config.chaveDaAuditoria))),
    })),
    leitura(api.obterCadeia, ({ servicos }) => obterCadeia(servicos)),
    acao(api.conferirExportado, async ({ servicos }, { upload }) => {
      if (!upload) throw new Error('the upload was read before');
      return { confere: confereAssinatura(upload.conteudo, chaveDeAssinatura(servicos.config.chaveDaAuditoria)) };
    }),
  ],
};
